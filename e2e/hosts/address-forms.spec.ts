import { expect, test } from '@playwright/test';
import { versions } from '@/content/versions';
import { sampleOf } from '@/e2e/support/samples';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { filesOf, formsOf, markdownPathOf } from '@/lib/site/paths.mjs';
import { shownBy, shownFor } from './describe-page';
import { onEachHost } from './on-each-host';
import { ask, follow } from './request';

const query = '?q=a%20b&x=1';
const routes = [...routesOf(versions).values()];
/** A sample of the pages, plus every other kind of address, because there are few of those. */
const asked = [
  ...routes.filter(({ kind }) => kind !== 'page'),
  ...sampleOf(
    routes.filter(({ kind }) => kind === 'page'),
    30,
  ),
];

onEachHost((host, port) => {
  test('every form of every address shows its page', async () => {
    const forms = asked.flatMap((route) => formsOf(route.path).map((form) => ({ route, form })));
    test.info().annotations.push({ type: 'addresses asked', description: `${forms.length}` });
    const errors = [];
    for (const { route, form } of forms) {
      const { status, path, hops, body } = await follow(port(), form + query);
      const followed = { status, path, hops, shown: shownBy(body) };
      if (!(host.hasRules ? isByRules(route, form, followed) : showsPage(route, followed))) {
        errors.push({ form, ...followed });
      }
    }
    expect(errors).toEqual([]);
  });

  test('every address has its payload for a page change, as plain text', async () => {
    const files = asked.flatMap(({ path }) => filesOf(path, 'txt'));
    test.info().annotations.push({ type: 'addresses asked', description: `${files.length}` });
    const errors = [];
    for (const file of files) {
      const { status, type } = await ask(port(), `/${file}`);
      if (status !== 200 || !type.startsWith('text/plain')) {
        errors.push({ file, status, type });
      }
    }
    expect(errors).toEqual([]);
  });

  test('every page is there as Markdown, by its own type', async () => {
    const errors = [];
    for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
      const { status, type } = await ask(port(), markdownPathOf(path));
      // A host without our rules may not know the type of Markdown files.
      if (status !== 200 || (host.hasRules && type !== 'text/markdown; charset=utf-8')) {
        errors.push({ path, status, type });
      }
    }
    expect(errors).toEqual([]);
  });

  test('the address with a doubled slash that old releases link to leads on', async () => {
    const { path, body } = await follow(port(), '/services/media//unsplash');
    expect(host.hasRules ? path : shownBy(body)).toBe(host.hasRules ? '/services/' : 'redirect to /services/');
  });
});

type Followed = {
  readonly status: number;
  readonly path: string;
  readonly hops: readonly number[];
  readonly shown: string;
};

/**
 * Returns whether a host without our rules shows the right page, whatever address that ends at, and keeps the query.
 */
function showsPage(route: Route, { path, shown }: Followed): boolean {
  return shown === shownFor(route) && path.endsWith(query);
}

/**
 * Returns whether a host with our rules follows them: one redirect at most, to the canonical address, with the query.
 */
function isByRules(route: Route, form: string, { status, path, hops, shown }: Followed): boolean {
  const end = route.kind === 'redirect' ? (routes.find(({ path: other }) => other === route.to) ?? route) : route;
  return (
    shown === shownFor(end) &&
    path === end.path + query &&
    status === (end.kind === 'folder' ? 404 : 200) &&
    hops.join() === (form === end.path ? '' : '301')
  );
}
