import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, it, test } from 'vitest';
import { oldCorePath } from '@/content/environment/core-path.mjs';
import { services } from '@/content/services/services.mjs';
import { htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { markdownPathOf } from '@/lib/site/paths';

/** What follows the core path in an address of Mixpost: a tail of a service, the API, or a workspace. */
const tails = [
  ...new Set(services.flatMap(({ addresses }) => addresses.map(({ tail }) => tail))),
  'api',
  placeholders['workspace-uuid'].example,
].join('|');
const address = new RegExp(`https?://${placeholders.domain.example}/([\\w/-]*?)/?(?:${tails})(?![\\w-])`, 'g');

/** The edition whose address a line shows, or `old` for what the note on older installations quotes. */
const marks = [
  ['old', /^\s*If your installation has a .*core path.* include it/],
  ['lite', /\bin Lite\b|\bLite: `/],
] as const;

/** Returns the core path of each address on a page without the reader's values, with the edition that it's for. */
function corePathsOn(path: string): { readonly line: string; readonly edition: string; readonly corePath: string }[] {
  let fence = '';
  return readFileSync(join(out, markdownPathOf(path)), 'utf8')
    .split('\n')
    .flatMap((line) => {
      fence = /^\s*```+/.test(line) ? (fence === '' ? line : '') : fence;
      const edition = marks.find(([, mark]) => mark.test(fence || line))?.[0] ?? 'paid';
      return [...line.matchAll(address)].map(([, corePath = '']) => ({ line: line.trim(), edition, corePath }));
    });
}

const isAbout = (path: string) =>
  /^\/(?:api|webhooks|services|mcp|guides|enterprise\/configuration|pro\/configuration)\b/.test(path);
const pages = pagePaths.filter(isAbout);

describe.each(['pro', 'enterprise'])('an installation of %s by the quick start', (edition) => {
  const settings = parse(readFileSync(join(out, `env/${edition}.env`), 'utf8'));

  it('has the core path that addresses on pages have without the panel', () => {
    const wrong = pages.flatMap((path) =>
      corePathsOn(path)
        .filter((found) => found.edition === 'paid' && found.corePath !== settings.MIXPOST_CORE_PATH)
        .map(({ line }) => `${path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('addresses of Lite have its core path, and are marked', () => {
  const lite = pages.flatMap((path) => corePathsOn(path)).filter(({ edition }) => edition === 'lite');
  expect(lite.length).toBeGreaterThan(5);
  expect(lite.filter(({ corePath }) => corePath !== oldCorePath)).toEqual([]);
});

test('a slash after an empty core path leaves with it', () => {
  const doubled = pagePaths.filter((path) => /data-placeholder="core-path"[^>]*><\/span>\//.test(htmlOf(path)));
  expect(doubled).toEqual([]);
});

test('every page of an operation shows its address', () => {
  const operations = pages.filter((path) => /^\/api\/\w+\//.test(path));
  expect(operations.length).toBeGreaterThan(15);
  expect(operations.filter((path) => corePathsOn(path).length === 0)).toEqual([]);
});
