import { expect, test } from '@playwright/test';
import { versions } from '@/content/versions';
import { partsOf } from '@/lib/checks/page-parts';
import { siteWarnings } from '@/lib/checks/site-warnings';
import { sentenceOf } from '@/lib/content/fault';
import { routesOf } from '@/lib/manifest/routes';
import { htmlOf } from './support/built-site';

test('the content gives the build nothing to warn of', () => {
  const routes = routesOf(versions);
  const parts = new Map([...routes.values()].map((route) => [route, partsOf(htmlOf(route.path), 'body')]));
  expect(siteWarnings({ root: process.cwd(), versions, routes, parts }).map(sentenceOf)).toEqual([]);
});
