import { defaultWeights, type Weights } from '@/lib/search/ranking/weights';
import { judgedQueries, type Outcome, summarize } from './evaluate';

/** Weights with their outcome on every query. */
export type Setting = { readonly weights: Weights; readonly outcomes: readonly Outcome[] };

type FitOptions = {
  readonly tries: number;
  readonly folds: number;
  outcomesWith(weights: Weights): Promise<Outcome[]>;
  report(line: string): void;
};

/**
 * Returns weights with each fitted value replaced. A share is between 0 and 1: the strength of a length normalization,
 * or the quality of a match. Boosts for page names and for the reader's context keep their values, because hardly any
 * query depends on them.
 */
function mapWeights(weights: Weights, replace: (value: number, isShare: boolean) => number): Weights {
  const map = (entry: unknown, path: string): unknown => {
    if (typeof entry === 'number') {
      return /^exactName|^near/.test(path) ? entry : replace(entry, /\.b$|^match/.test(path));
    }
    return Object.fromEntries(
      Object.entries(Object(entry)).map(([name, value]) => [name, map(value, path === '' ? name : `${path}.${name}`)]),
    );
  };
  return map(weights, '') as Weights;
}

/** The starting point of the search, which no query has influenced. */
const start = mapWeights(defaultWeights, (_, isShare) => (isShare ? 0.5 : 1));

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

/** Returns the MRR of each set but the frozen one, so that none dominates, plus a bonus for answers within their limits. */
function objectiveOf({ outcomes }: Setting, isTraining: (query: number) => boolean): number {
  const of = (set: string) =>
    summarize(outcomes.filter((_, query) => isTraining(query) && judgedQueries[query]?.set === set));
  const [relevance, golden, open] = [of('relevance'), of('golden'), of('open')];
  return relevance.mrr + golden.mrr + open.mrr + 0.2 * relevance.withinTop;
}

/** Varies some of the weights, by a factor of up to about three at full spread. */
function vary(weights: Weights, random: () => number, spread: number): Weights {
  return mapWeights(weights, (value, isShare) => {
    const changed = random() < 0.3 ? value * 3 ** ((random() * 2 - 1) * spread) : value;
    return Number(Math.min(isShare ? 1 : 20, Math.max(0.05, changed)).toPrecision(2));
  });
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
