import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import type { IdRegistry, Redirects } from '@/lib/content/pages/moved-ids';
import { idDiagnostics } from './id-diagnostics';

const pages = new Map([
  ['/', new Set<string>()],
  ['/server', new Set(['redis', 'nginx'])],
]);

/** Returns the messages for a registry. */
function diagnosticsOf(changes: IdRegistry, redirects: Redirects = {}): string[] {
  const registry = { ...changes, '/': {}, '/server': { redis: null, nginx: null, ...changes['/server'] } };
  return idDiagnostics(registry, pages, redirects).map(sentenceOf);
}

test.each<[string, IdRegistry, Redirects]>([
  ['of the existing IDs', {}, {}],
  ['with a successor', { '/server': { mysql: '/server#redis' } }, {}],
  ['with a page as a successor', { '/server': { mysql: '/' } }, {}],
  ['with a page that redirects', { '/redis': { redis: null } }, { '/redis': '/server' }],
  ['with a successor whose ID exists again', { '/server': { redis: '/none' } }, {}],
])('accepts a registry %s', (_, changes, redirects) => {
  expect(diagnosticsOf(changes, redirects)).toEqual([]);
});

test.each<[string, IdRegistry, Redirects, string]>([
  [
    'a removed ID without a successor',
    { '/server': { mysql: null } },
    {},
    'lists /server#mysql, which is gone; replace null with its successor, such as "/page#id", or keep the ID with "## Heading [#mysql]".',
  ],
  [
    'an ID of a redirected page that the target page lacks',
    { '/redis': { mysql: null } },
    { '/redis': '/server' },
    'lists /redis#mysql, which is gone; ',
  ],
  [
    'a removed page without a redirect',
    { '/redis': { redis: '/server#redis' } },
    {},
    'lists the page /redis, which is gone; add it to "redirects" in content/manifest.ts.',
  ],
  [
    "a successor that doesn't exist",
    { '/server': { mysql: '/server#sql' } },
    {},
    "gives /server#mysql a successor that ends at /server#sql, which doesn't exist; name the path and hash where readers find it now.",
  ],
  [
    'a cycle of successors',
    { '/server': { a: '/server#b', b: '/server#a' } },
    {},
    'gives /server#a a successor that leads back to /server#a; name the path and hash where readers find it now.',
  ],
])('rejects %s', (_, changes, redirects, sentence) => {
  expect(diagnosticsOf(changes, redirects)[0]).toContain(`content/ids.json ${sentence}`);
});

test('reports a cycle of redirects', () => {
  expect(diagnosticsOf({ '/a': {} }, { '/a': '/b', '/b': '/a' })).toHaveLength(1);
});

test('requires that new pages and IDs are registered', () => {
  const registry = { '/server': { redis: null } };
  expect(idDiagnostics(registry, pages, {}).map(sentenceOf)).toEqual([
    'content/ids.json lacks /; run `npm run ids`.',
    'content/ids.json lacks /server#nginx; run `npm run ids`.',
  ]);
});
