import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { htmlOf } from '@/e2e/support/built-site';
import { siteWarnings } from '@/lib/checks/site-warnings';
import { referencesOf } from '@/lib/content/html/page-references';
import { readHtml } from '@/lib/content/html/read-html';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { routesOf } from '@/lib/site/manifest/routes';

test('the content causes no build warnings', () => {
  const routes = routesOf(versions);
  const references = new Map(
    [...routes.values()].map((route) => [route, referencesOf(readHtml(htmlOf(route.path)), 'body')]),
  );
  expect(siteWarnings({ root: process.cwd(), versions, routes, references }).map(sentenceOf)).toEqual([]);
});
