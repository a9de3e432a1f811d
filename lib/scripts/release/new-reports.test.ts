import { afterEach, expect, test, vi } from 'vitest';
import { newReports } from './new-reports';

afterEach(() => vi.unstubAllGlobals());

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test('lists newer issues and published advisories, but no pull requests', async () => {
  const issues = [
    { number: 207, title: 'Posts fail', html_url: 'https://a.dev/207' },
    { number: 206, title: 'A fix', html_url: 'https://a.dev/206', pull_request: {} },
    { number: 205, title: 'Known', html_url: 'https://a.dev/205' },
  ];
  const advisories = [{ summary: 'A flaw', html_url: 'https://a.dev/GHSA' }];
  vi.stubGlobal('fetch', async (url: string) => reply(url.includes('/issues?') ? issues : advisories));
  expect(await newReports('https://api.dev', 205)).toEqual([
    { title: 'A flaw', url: 'https://a.dev/GHSA' },
    { title: 'Posts fail', url: 'https://a.dev/207' },
  ]);
});

test('says what to do if the API returns no list', async () => {
  vi.stubGlobal('fetch', async () => reply({ message: 'rate limit' }, 403));
  await expect(newReports('https://api.dev', 205)).rejects.toThrow('(status 403). Look for new reports by hand');
});
