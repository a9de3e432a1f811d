import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';
import type { Route } from '@/lib/site/manifest/routes';
import { checkLinks, externalLinksOf } from './external-links';

test('lists links to other sites with their pages, without hashes, examples, and this site', () => {
  const out = temporaryFolder({
    'lite.html': `<body><a href="https://b.dev/x#1"></a><a href="https://b.dev/x#2"></a><a href="/pro/"></a><a href="mailto:a@b.dev"></a>
     <a href="https://social.example.com/"></a><a href="http://localhost:9000"></a><a href="https://docs.b.dev/lite/"></a>
     <a href="https://"></a></body>`,
    'lite/updating.html': '<body><a href="https://b.dev/x">b</a><a href="https://a.dev/?a&amp;b"></a></body>',
  });
  const [version] = versions;
  const page = (path: string): Route => ({ kind: 'page', path, version, doc: { id: '', path, sidebar: null } });
  const routes: Route[] = [page('/lite/'), page('/lite/updating'), { kind: 'search', path: '/search' }];
  expect([...externalLinksOf(out, routes, ['https://docs.b.dev'])]).toEqual([
    ['https://a.dev/?a&b', ['/lite/updating']],
    ['https://b.dev/x', ['/lite/', '/lite/updating']],
  ]);
});

test('names links that are broken, and those that only a browser can check', async () => {
  const asked: string[] = [];
  const url = await temporaryServer(({ url: path = '' }, response) => {
    const isAgain = asked.includes(path);
    asked.push(path);
    const statuses: Record<string, number> = {
      '/gone': 404,
      '/bots': 403,
      '/down': 503,
      '/flaky': isAgain ? 200 : 500,
    };
    if (path === '/moved') {
      response.writeHead(301, { location: '/fine' }).end();
    } else if (path !== '/slow') {
      response.writeHead(statuses[path] ?? 200).end('Text.');
    }
  });
  const links = new Map(
    ['/fine', '/moved', '/flaky', '/gone', '/bots', '/down', '/slow'].map((path) => [url + path, ['/lite/']]),
  );
  links.set('http://127.0.0.1:9/', ['/pro/']);
  const problems = await checkLinks(links, { timeoutMs: 300, pauseMs: 1 });
  const pages = ['/lite/'];
  expect(problems).toEqual([
    { url: `${url}/bots`, pages, outcome: 'status 403', isBroken: false },
    { url: `${url}/down`, pages, outcome: 'status 503', isBroken: true },
    { url: `${url}/gone`, pages, outcome: 'status 404', isBroken: true },
    { url: `${url}/slow`, pages, outcome: expect.stringMatching(/timeout/i), isBroken: true },
    { url: 'http://127.0.0.1:9/', pages: ['/pro/'], outcome: expect.any(String), isBroken: true },
  ]);
  expect(asked.filter((path) => path === '/down')).toHaveLength(3);
});
