import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { out } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { routesOf } from '@/lib/site/manifest/routes';
import { filesOf, markdownPathOf } from '@/lib/site/paths';
import { hostsWithRules } from './all-hosts';
import { onEachHost } from './on-each-host';
import { request } from './request';

const routes = [...routesOf(versions).values()];
const pages = sampleOf(
  routes.filter(({ kind }) => kind === 'page'),
  10,
).map(({ path }) => path);
const paths = [...new Set(['/', '/lite/', ...pages])];

/** `Accept` headers, as browsers and assistants send them, with the type that the client prefers. */
const accepts = {
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8': 'html',
  '*/*': 'html',
  'text/*': 'html',
  'text/html;q=0.9, text/markdown;q=0.2': 'html',
  'text/markdown;q=0': 'html',
  'application/x-text/markdown-list': 'html',
  'text/markdown': 'md',
  'text/markdown, text/html, */*': 'md',
  'text/html;q=0.7, Text/Markdown;q=1.0, */*;q=0.1': 'md',
} as const;

const read = (path: string) => readFileSync(join(out, path));

onEachHost(hostsWithRules, (_, port) => {
  for (const [accept, form] of Object.entries(accepts)) {
    test(`Accept: ${accept} gets ${form === 'md' ? 'Markdown' : 'HTML'}`, async () => {
      for (const path of paths) {
        const { status, type, bytes, headers } = await request(port(), path, { headers: { accept } });
        const file = form === 'md' ? markdownPathOf(path) : filesOf(path, 'html')[0];
        expect.soft([status, type], path).toEqual([200, `text/${form === 'md' ? 'markdown' : 'html'}; charset=utf-8`]);
        expect.soft(bytes.equals(read(file)), path).toBe(true);
        expect.soft(headers.vary?.split(/, */), path).toContain('Accept');
        expect.soft(headers.link, path).toContain(`<${markdownPathOf(path)}>; rel="alternate"; type="text/markdown"`);
        expect.soft(headers.link, path).toContain('</llms.txt>; rel="describedby"');
      }
    });
  }

  test('an unchanged Markdown page has status 304, and the page in HTML does not', async () => {
    const markdown = { accept: 'text/markdown' };
    const { etag = '' } = (await request(port(), '/lite/', { headers: markdown })).headers;
    const again = (accept: string) => request(port(), '/lite/', { headers: { accept, 'if-none-match': etag } });
    expect((await again(markdown.accept)).status).toBe(304);
    expect((await again('text/html')).status).toBe(200);
  });

  test('addresses without Markdown are the same for an assistant', async () => {
    const statuses = { '/search': 200, '/lite/configuration/': 404, '/no/such/page': 404, '/lite': 301 };
    for (const [path, status] of Object.entries(statuses)) {
      const response = await request(port(), path, { headers: { accept: 'text/markdown' } });
      expect
        .soft([response.status, response.headers.link, response.type], path)
        .toEqual([status, undefined, status === 301 ? response.type : 'text/html; charset=utf-8']);
    }
  });
});
