import { expect } from '@playwright/test';
import { versions } from '@/content/versions';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { type Route, routesOf } from '@/lib/site/manifest/routes';
import { formsOf, isFolderPath } from '@/lib/site/paths';
import { allHosts } from './all-hosts';
import { nginxHost } from './nginx-host';
import { pythonHost } from './plain-hosts';

const index = findRoute(({ kind, path }) => kind === 'page' && isFolderPath(path) && path !== '/');
const leaf = findRoute(({ kind, path }) => kind === 'page' && !isFolderPath(path));
const folder = findRoute(({ kind }) => kind === 'folder');
const redirect = findRoute(({ kind }) => kind === 'redirect');
const rest = '?q=a%20b&x=1#main';

/** One host that redirects, and one where the page corrects its address. */
const representatives = [nginxHost, pythonHost];

for (const host of allHosts) {
  const tag = representatives.includes(host) ? [] : ['@full'];
  test(`on ${host.name}, the address bar ends up with the canonical address, query, and hash`, { tag }, async ({
    page,
  }) => {
    skipIfUnavailable(host.skipReason());
    const { port, stop } = await host.start();
    try {
      const origin = `http://127.0.0.1:${port}`;
      for (const route of [index, leaf, folder, redirect]) {
        const end = route.kind === 'redirect' ? route.to : route.path;
        for (const form of formsOf(route.path)) {
          await page.goto(origin + form + rest);
          await expect(page, form).toHaveURL(origin + end + rest);
        }
      }
    } finally {
      await stop();
    }
  });
}

function findRoute(predicate: (route: Route) => boolean): Route {
  const route = [...routesOf(versions).values()].find(predicate);
  if (!route) {
    throw new Error('The manifest has no more routes of this kind; choose another kind in this test.');
  }
  return route;
}
