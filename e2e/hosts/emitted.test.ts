import { afterEach, describe, expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { caddyfile } from '@/lib/hosting/caddy';
import { describeHost, type HostRoute } from '@/lib/hosting/describe-host';
import { nginxConf } from '@/lib/hosting/nginx';
import type { RunningServer } from '@/lib/programs/run-server';
import { routesOf } from '@/lib/site/manifest/routes';
import { caddyHost, startCaddy } from './caddy-host';
import { describeHtml } from './describe-page';
import { nginxHost, startNginx } from './nginx-host';
import { request } from './request';
import { skipIfUnavailable } from './run-host';

const emitters = [
  { host: nginxHost, emit: nginxConf, start: startNginx },
  { host: caddyHost, emit: caddyfile, start: startCaddy },
];

for (const { host, emit, start } of emitters) {
  describe(`the configuration for ${host.name}`, () => {
    let server: RunningServer | undefined;
    skipIfUnavailable(host.skipReason);
    afterEach(() => server?.stop());

    test('serves the site below a base path', async () => {
      const basePath = '/some.docs';
      server = await start(emit(describeHost([...routesOf(versions).values()], basePath)));
      const { port } = server;
      const redirects = {
        '/some.docs': '/',
        '/some.docs/lite?a=1': '/lite/?a=1',
        '/some.docs/index.html': '/',
        '/some.docs/lite/updating/': '/lite/updating',
      };
      for (const [from, to] of Object.entries(redirects)) {
        const { status, location } = await request(port, from);
        expect.soft([from, status, location?.replace(/^http:\/\/[^/]+/, '')]).toEqual([from, 301, `${basePath}${to}`]);
      }
      for (const path of ['/', '/lite/', '/lite/updating']) {
        expect.soft(describeHtml((await request(port, `/some.docs${path}`)).body), path).toBe(`page ${path}`);
      }
      const markdown = await request(port, '/some.docs/lite/', { headers: { accept: 'text/markdown' } });
      expect.soft([markdown.status, markdown.type]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect.soft(markdown.headers.link).toContain('</some.docs/lite/index.md>; rel="alternate"');
      const folder = await request(port, '/some.docs/lite/configuration/');
      expect.soft([folder.status, describeHtml(folder.body)]).toEqual([404, 'unlisted /lite/configuration/']);
      expect.soft(await request(port, '/some.docs/lite.txt')).toMatchObject({ status: 200 });
      for (const path of [
        '/',
        '/lite/',
        '/lite.txt',
        '/some-docs/lite/',
        '/some.docs/no',
        '/some.docs/404.html',
        '/some.docs/_next/',
      ]) {
        const { status, body } = await request(port, path);
        expect.soft([path, status, describeHtml(body)]).toEqual([path, 404, 'not-found']);
      }
    });

    test('supports ten thousand addresses', async () => {
      const many = Array.from(
        { length: 10_000 },
        (_, index): HostRoute => ({ kind: 'page', path: `/guides/section-${index % 100}/page-number-${index}` }),
      );
      const routes = [...many, ...routesOf(versions).values()];
      server = await start(emit(describeHost(routes, '')));
      expect(await request(server.port, '/guides/section-99/page-number-9999/')).toMatchObject({
        status: 301,
        location: '/guides/section-99/page-number-9999',
      });
      expect(await request(server.port, '/server')).toMatchObject({ status: 200 });
    });
  });
}
