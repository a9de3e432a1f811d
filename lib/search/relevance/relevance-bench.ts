import { makeIndex, readRecords } from '@/lib/search/index/make-index';
import { openSiteEngine } from '@/lib/search/site-engine';
import { judge, judgedQueries, summarize } from './evaluate';

/*
 * Measures the engine on all query sets, using the pages of the built site, and lists the queries it misses, except
 * for the frozen ones.
 */
const files = makeIndex(readRecords(process.cwd()));
// Without text there are no snippets, which take longer than the ranking.
const engine = openSiteEngine(async (name) =>
  name.startsWith('texts') ? Promise.reject(new Error(name)) : (files.get(name) ?? ''),
);
const only = { editions: [], sections: [], versions: [] };

const judged = await Promise.all(
  judgedQueries.map(async (query) => {
    const { results } = await engine.search({ text: query.text, limit: 10, near: {}, only });
    return { query, outcome: judge(query, results) };
  }),
);

function printRow(name: string, rows: typeof judged): void {
  const { queries, mrr, withinTop } = summarize(rows.map(({ outcome }) => outcome));
  const figures = `MRR@10 ${mrr.toFixed(3)}  within top ${withinTop.toFixed(3)}`;
  console.log(`${name.padEnd(28)} ${String(queries).padStart(4)}  ${figures}`);
}

for (const set of new Set(judgedQueries.map((query) => query.set))) {
  const ofSet = judged.filter(({ query }) => query.set === set);
  printRow(`${set} set`, ofSet);
  for (const kind of new Set(ofSet.map(({ query }) => query.kind))) {
    printRow(
      `  ${kind}`,
      ofSet.filter(({ query }) => query.kind === kind),
    );
  }
}

for (const { query, outcome } of judged) {
  if (outcome.reciprocalRank < 1 && query.set !== 'frozen') {
    const rank = outcome.reciprocalRank ? Math.round(1 / outcome.reciprocalRank) : '-';
    console.log(`${rank}  ${query.set} ${query.kind}: ${query.text.slice(0, 100)}`);
  }
}
