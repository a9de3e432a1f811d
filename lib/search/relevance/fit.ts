import type { Weights } from '@/lib/search/ranking/weights';
import { judgedQueries, summarize } from './evaluate';
import type { Outcome } from './relevance-set';

/** Weights with their outcome on every query. */
export type Setting = { readonly weights: Weights; readonly outcomes: readonly Outcome[] };

type FitOptions = {
  /** Number of settings to try. */
  readonly tries: number;
  readonly folds: number;
  outcomesWith(weights: Weights): Promise<Outcome[]>;
  report(line: string): void;
};

/** The starting point of the search: round numbers from the literature, not influenced by any query. */
const start: Weights = {
  fields: {
    title: { weight: 5, b: 0.5 },
    label: { weight: 5, b: 0.5 },
    group: { weight: 2, b: 0 },
    sidebar: { weight: 2, b: 0 },
    heading: { weight: 4, b: 0.5 },
    lead: { weight: 2, b: 0.5 },
    body: { weight: 1, b: 0.5 },
    code: { weight: 1, b: 0.5 },
  },
  k1: 1.2,
  page: 1,
  pastedPage: 0.3,
  exactName: 3,
  begunName: 1.5,
  inherited: 0.5,
  coverage: 1.5,
  titleOverlap: 1,
  headingOverlap: 1,
  match: { stem: 0.8, prefix: 0.8, beginning: 0.5, synonym: 0.5, typo: 0.6, typos: 0.5 },
  near: { edition: 1.25, section: 1.06 },
};

/**
 * The parameters to fit, by path, with their limits. Boosts for the reader's context aren't fitted, because no query
 * has a page.
 */
const parameters: readonly (readonly [path: string, min: number, max: number])[] = [
  ...['title', 'label', 'group', 'sidebar', 'heading', 'lead', 'body', 'code'].map(
    (field) => [`fields.${field}.weight`, 0.2, 20] as const,
  ),
  ...['title', 'label', 'heading', 'lead', 'body', 'code'].map((field) => [`fields.${field}.b`, 0.1, 0.95] as const),
  ['k1', 0.4, 4],
  ['page', 0.2, 4],
  ['inherited', 0.05, 1],
  ['coverage', 0.5, 4],
  ['titleOverlap', 0.2, 6],
  ['headingOverlap', 0.2, 6],
  ['match.stem', 0.4, 1],
  ['match.prefix', 0.4, 1],
  ['match.beginning', 0.2, 0.9],
  ['match.synonym', 0.1, 0.9],
  ['match.typo', 0.3, 0.95],
  ['match.typos', 0.2, 0.9],
];

/**
 * Fits the weights by random search around the starting point, narrowing around the best setting so far. Each fold is
 * fitted without its own queries, and its best setting is then judged on them.
 *
 * @returns the setting that's best on all queries, and for each query the outcome of the fold that didn't see it
 */
export async function fitWeights({
  tries,
  folds,
  outcomesWith,
  report,
}: FitOptions): Promise<{ best: Setting; validated: Outcome[] }> {
  const validated: Outcome[] = [];
  const known = new Map<string, Setting>();
  const measure = async (weights: Weights) => {
    const key = JSON.stringify(weights);
    const setting = known.get(key) ?? { weights, outcomes: await outcomesWith(weights) };
    known.set(key, setting);
    return setting;
  };
  const search = async (isTraining: (query: number) => boolean, seed: number) => {
    const random = randomOf(seed);
    let best = await measure(start);
    for (let attempt = 0; attempt < tries; attempt++) {
      const spread = 1 - (0.8 * attempt) / tries;
      const next = await measure(vary(best.weights, random, spread));
      best = objectiveOf(next, isTraining) > objectiveOf(best, isTraining) ? next : best;
    }
    return best;
  };
  for (let fold = 0; fold < folds; fold++) {
    const isTraining = (query: number) => query % folds !== fold;
    const { outcomes } = await search(isTraining, fold + 1);
    for (const [query, outcome] of outcomes.entries()) {
      if (!isTraining(query)) {
        validated[query] = outcome;
      }
    }
    report(`Fold ${fold + 1} of ${folds} is fitted.`);
  }
  return { best: await search(() => true, folds + 1), validated };
}

/**
 * Returns the mean MRR of both sets, so that the larger set doesn't dominate, plus a small bonus for answers within
 * their limits.
 */
function objectiveOf({ outcomes }: Setting, isTraining: (query: number) => boolean): number {
  const of = (set: string) =>
    summarize(outcomes.filter((_, query) => isTraining(query) && judgedQueries[query]?.set === set));
  const [relevance, golden] = [of('relevance'), of('golden')];
  return relevance.mrr + golden.mrr + 0.2 * relevance.withinTop;
}

/** Varies some of the weights, by a factor of up to about three at full spread. */
function vary(weights: Weights, random: () => number, spread: number): Weights {
  const changed = structuredClone(weights);
  for (const [path, min, max] of parameters) {
    if (random() < 0.3) {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const owner = keys.reduce(
        (value: Record<string, unknown>, key) => value[key] as Record<string, unknown>,
        changed,
      );
      const value = Number(owner[last]) * 3 ** ((random() * 2 - 1) * spread);
      owner[last] = Number(Math.min(max, Math.max(min, value)).toPrecision(2));
    }
  }
  return changed;
}

/** Creates a generator of numbers from 0 to 1 that's deterministic for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
