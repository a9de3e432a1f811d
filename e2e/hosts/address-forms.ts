import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { sampleOf } from '@/e2e/support/samples';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { filesOf, formsOf, markdownPathOf } from '@/lib/site/paths';
import { describeHtml, describeRoute } from './describe-page';
import type { Declare } from './on-each-host';
import { followRedirects, request } from './request';

const query = '?q=a%20b&x=1';
const routes = [...routesOf(versions).values()];
/** A sample of the pages, plus every other kind of address, because there are few of those. */
const sampledRoutes = [
  ...routes.filter(({ kind }) => kind !== 'page'),
  ...sampleOf(
    routes.filter(({ kind }) => kind === 'page'),
    30,
  ),
];

/** Every form of every address, on a host. */
export const declareAddressForms: Declare = (host, port) => {
  test('every form of every address leads to its page', async () => {
    const forms = sampledRoutes.flatMap((route) => formsOf(route.path).map((form) => ({ route, form })));
    const errors = [];
    for (const { route, form } of forms) {
      const { status, path, hops, body } = await followRedirects(port(), form + query);
      const followed = { status, path, hops, content: describeHtml(body) };
      if (!(host.hasRules ? followsRules(route, form, followed) : showsPage(route, followed))) {
        errors.push({ form, ...followed });
      }
    }
    expect(errors).toEqual([]);
  });

  test('every address has a payload for page changes, as plain text', async () => {
    const files = sampledRoutes.flatMap(({ path }) => filesOf(path, 'txt'));
    const errors = [];
    for (const file of files) {
      const { status, type } = await request(port(), `/${file}`);
      if (status !== 200 || !type.startsWith('text/plain')) {
        errors.push({ file, status, type });
      }
    }
    expect(errors).toEqual([]);
  });

  test('every page is available as Markdown, with the right content type', async () => {
    const errors = [];
    for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
      const { status, type } = await request(port(), markdownPathOf(path));
      // A host without our rules may not know the type of Markdown files.
      if (status !== 200 || (host.hasRules && type !== 'text/markdown; charset=utf-8')) {
        errors.push({ path, status, type });
      }
    }
    expect(errors).toEqual([]);
  });

  test('the address with a double slash that old releases link to redirects', async () => {
    const { path, body } = await followRedirects(port(), '/services/media//unsplash');
    expect(host.hasRules ? path : describeHtml(body)).toBe(host.hasRules ? '/services/' : 'redirect to /services/');
  });
};

type FollowedResponse = {
  readonly status: number;
  readonly path: string;
  readonly hops: readonly number[];
  readonly content: string;
};

/**
 * Returns whether a host without our rules shows the right page, whatever address that ends at, and keeps the query.
 */
function showsPage(route: Route, { path, content }: FollowedResponse): boolean {
  return content === describeRoute(route) && path.endsWith(query);
}

/**
 * Returns whether a host with our rules follows them: one redirect at most, to the canonical address, with the query.
 */
function followsRules(route: Route, form: string, { status, path, hops, content }: FollowedResponse): boolean {
  const end = route.kind === 'redirect' ? (routes.find(({ path: other }) => other === route.to) ?? route) : route;
  return (
    content === describeRoute(end) &&
    path === end.path + query &&
    status === (end.kind === 'folder' ? 404 : 200) &&
    hops.join() === (form === end.path ? '' : '301')
  );
}
