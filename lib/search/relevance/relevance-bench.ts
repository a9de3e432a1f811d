import { makeIndex } from '@/lib/search/index/make-index';
import { readRecords } from '@/lib/search/publish/publish-input';
import { defaultWeights, type Weights } from '@/lib/search/ranking/weights';
import { openSiteIndex } from '@/lib/search/site-engine';
import { judgedQueries, type Outcome, type Summary, summarize } from './evaluate';
import { fitWeights, type Setting } from './fit';

/*
 * Measures the engine on all query sets, using the pages of the built site, and lists the queries it misses, except
 * for the frozen ones. With `fit`, it fits its weights, and estimates by cross-validation how it does on unseen queries.
 */

const files = makeIndex(readRecords(process.cwd()));
// Without text there are no snippets, which take longer than the ranking.
const load = async (name: string) =>
  name.startsWith('texts') ? Promise.reject(new Error(name)) : (files.get(name) ?? '');
const only = { editions: [], sections: [], versions: [] };

async function outcomesWith(weights: Weights): Promise<Outcome[]> {
  const engine = openSiteIndex(load, weights);
  const outcomes: Outcome[] = [];
  for (const { text, judge } of judgedQueries) {
    outcomes.push(judge((await engine.search({ text, limit: 10, near: {}, only })).results));
  }
  return outcomes;
}

function row(name: string, { queries, mrr, withinTop }: Summary): string {
  return `${name.padEnd(28)} ${String(queries).padStart(4)}  MRR@10 ${mrr.toFixed(3)}  within top ${withinTop.toFixed(3)}`;
}

function printByKind(outcomes: readonly Outcome[]): void {
  for (const set of new Set(judgedQueries.map((query) => query.set))) {
    const ofSet = outcomes.filter((_, at) => judgedQueries[at]?.set === set);
    console.log(row(`${set} set`, summarize(ofSet)));
    for (const kind of new Set(judgedQueries.flatMap((query) => (query.set === set ? query.kind : [])))) {
      const ofKind = outcomes.filter((_, at) => judgedQueries[at]?.set === set && judgedQueries[at].kind === kind);
      console.log(row(`  ${kind}`, summarize(ofKind)));
    }
  }
}

if (process.argv[2] === 'fit') {
  const folds = 5;
  const { best, validated } = await fitWeights({
    tries: Number(process.argv[3] ?? 120),
    folds,
    outcomesWith,
    report: console.error,
  });
  console.log(`\nCross-validated (${folds} folds): each query with weights that were fitted without it`);
  printByKind(validated);
  console.log('\nFitted to all queries');
  printByKind((best satisfies Setting).outcomes);
  console.log(`\n${JSON.stringify(best.weights, null, 2)}`);
} else {
  const outcomes = await outcomesWith(defaultWeights);
  printByKind(outcomes);
  for (const [at, { set, kind, text }] of judgedQueries.entries()) {
    const { reciprocalRank = 0 } = outcomes[at] ?? {};
    if (reciprocalRank < 1 && set !== 'frozen') {
      console.log(`${reciprocalRank ? Math.round(1 / reciprocalRank) : '-'}  ${set} ${kind}: ${text.slice(0, 100)}`);
    }
  }
}
