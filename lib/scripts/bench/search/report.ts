import { gzipSync } from 'node:zlib';
import type { Figures } from '@/lib/search/golden/figures';
import type { Contender } from './contenders';
import type { Measured } from './measure';

/** Formats rows as a table for the terminal. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

/** Returns a table of success at 1, 3, and 5 and the mean reciprocal rank for each engine, by kind of query. */
export function figuresTable(measured: readonly Measured[], by: 'byPage' | 'bySection'): string {
  const kinds = Object.keys(measured[0]?.[by] ?? {});
  const cell = ({ at1, at3, at5, mrr }: Figures) => [at1, at3, at5, mrr].map((value) => value.toFixed(3)).join(' ');
  const row = (kind: string) => [
    kind,
    ...measured.map((engine) => {
      const figures = engine[by][kind];
      return figures ? cell(figures) : '';
    }),
  ];
  const all = ['all', ...measured.map((engine) => cell(together(Object.values(engine[by]))))];
  return tableOf([['@1 @3 @5 MRR@10', ...measured.map(({ name }) => name)], ...kinds.map(row), all]);
}

/** Combines the figures of several kinds of queries into one. */
function together(figures: readonly Figures[]): Figures {
  const queries = figures.reduce((sum, entry) => sum + entry.queries, 0);
  const mean = (key: 'at1' | 'at3' | 'at5' | 'mrr') =>
    figures.reduce((sum, entry) => sum + entry[key] * entry.queries, 0) / queries;
  return {
    queries,
    at1: mean('at1'),
    at3: mean('at3'),
    at5: mean('at5'),
    mrr: mean('mrr'),
    missed: figures.flatMap(({ missed }) => missed),
  };
}

/** Returns the size of an index in kilobytes, gzipped as a host would serve it. */
export function weightOf({ name, files }: Contender): { readonly toSearch: number; readonly all: number } {
  const sizes = [...files].map(([file, content]) => ({ file, size: gzipSync(content, { level: 9 }).length / 1000 }));
  const sum = (kept: (file: string) => boolean) =>
    sizes.reduce((total, { file, size }) => total + (kept(file) ? size : 0), 0);
  return { toSearch: sum((file) => name !== 'ours' || !file.startsWith('texts')), all: sum(() => true) };
}
