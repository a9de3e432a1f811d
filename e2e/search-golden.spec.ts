import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Figures, figuresOf } from '@/lib/search/golden/figures';
import type { GoldenQuery } from '@/lib/search/golden/golden-query';
import { goldenSet } from '@/lib/search/golden/golden-set';
import { holdOut } from '@/lib/search/golden/hold-out';
import { openSiteIndex } from '@/lib/search/site-engine';

// On the index of the built site, with the engine as it is; a browser would add nothing.
const engine = openSiteIndex(async (name) => readFileSync(join('out', 'search', name), 'utf8'));
const only = { editions: [], sections: [], versions: [] };
const urlsFor = async (text: string) =>
  (await engine.search({ text, page: 0, perPage: 10, near: {}, only })).results.flatMap(({ hits }) =>
    hits.map(({ url }) => url),
  );

const least: Readonly<Record<string, Partial<Pick<Figures, 'at1' | 'at3'>>>> = {
  identifiers: { at1: 0.98 },
  'error texts': { at1: 0.98 },
  typos: { at3: 0.95 },
};

for (const [kind, queries] of Object.entries(goldenSet)) {
  test(`the site's search finds ${kind}`, async () => {
    const figures = await figuresOf(queries, urlsFor);
    const missed = figures.missed.map(({ query, position }) => `${position || 'none'}: ${query}`).join('\n');
    expect(figures.mrr, missed).toBeGreaterThanOrEqual(0.9);
    expect(figures.at1, missed).toBeGreaterThanOrEqual(least[kind]?.at1 ?? 0);
    expect(figures.at3, missed).toBeGreaterThanOrEqual(least[kind]?.at3 ?? 0);
  });
}

const sets: readonly (readonly [string, Readonly<Record<string, readonly GoldenQuery[]>>])[] = [
  ['all of the golden set', goldenSet],
  ['queries that it was not tuned on', holdOut],
];
for (const [name, set] of sets) {
  test(`the site's search answers ${name}`, async () => {
    const { mrr, missed } = await figuresOf(Object.values(set).flat(), urlsFor);
    expect(mrr, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.92);
  });
}
