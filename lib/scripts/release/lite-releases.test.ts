import { afterEach, expect, test, vi } from 'vitest';
import { newestRelease, newReports, outdatedPages } from './lite-releases';

afterEach(() => vi.unstubAllGlobals());

/** Lets GitHub's API return this for the path below the repository of Lite. */
function answer(bodies: Readonly<Record<string, unknown>>, status = 200): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = bodies[/inovector\/mixpost\/([\w/-]+)/.exec(url)?.[1] ?? ''];
    return new Response(JSON.stringify(body), { status });
  });
}

test('reads the newest release', async () => {
  answer({ 'releases/latest': { tag_name: 'v2.7.0' } });
  expect(await newestRelease('https://api.dev')).toBe('2.7.0');
  answer({ 'releases/latest': { tag_name: 'nightly' } });
  await expect(newestRelease('https://api.dev')).rejects.toThrow('names no release of Lite (nightly)');
});

test('lists newer issues and published advisories, but no pull requests', async () => {
  answer({
    issues: [
      { number: 207, title: 'Posts fail', html_url: 'https://a.dev/207' },
      { number: 206, title: 'A fix', html_url: 'https://a.dev/206', pull_request: {} },
      { number: 205, title: 'Known', html_url: 'https://a.dev/205' },
    ],
    'security-advisories': [{ summary: 'A flaw', html_url: 'https://a.dev/GHSA' }],
  });
  expect(await newReports('https://api.dev', 205)).toEqual([
    { title: 'A flaw', url: 'https://a.dev/GHSA' },
    { title: 'Posts fail', url: 'https://a.dev/207' },
  ]);
});

test('says what to do if the API refuses', async () => {
  answer({}, 403);
  await expect(newReports('https://api.dev', 205)).rejects.toThrow('returned status 403. Look there by hand');
});

test.each([
  ['Lite 2.6.0', '2.7.0', true],
  ['Lite 2.6.0, Pro 7, Enterprise 8', '2.6.1', true],
  ['Lite 2.6, Pro 7, Enterprise 8', '2.6.1', false],
  ['Lite 2.6.0', '2.6.0', false],
  ['Lite 2.10.0', '2.9.0', false],
  ['Lite 1.7.2 to 2.6.0', '2.7.0', false],
  ['Pro 7', '2.7.0', false],
  [undefined, '2.7.0', false],
])('a page verified against %s is outdated after %s: %s', (version, newest, isOutdated) => {
  expect(outdatedPages([{ path: '/x', version }], newest)).toHaveLength(isOutdated ? 1 : 0);
});
