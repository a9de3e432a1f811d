import { median } from './median';

/** The results of loading a page once, or the median of several loads. */
export type Load = {
  readonly kind: string;
  readonly preset: 'mobile' | 'desktop';
  /** In milliseconds: first contentful paint, largest contentful paint, and total blocking time. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Scores out of 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
};

const columns = ['page', 'preset', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'perf', 'a11y', 'best', 'SEO'];

/** Returns the median of each figure, without aborted loads. Throws if Lighthouse couldn't complete any. */
export function medianOfLoads(loads: readonly Load[]): Load {
  const whole = loads.filter(isWhole);
  const of = (read: (load: Load) => number) => median(whole.map(read));
  const [first] = whole;
  if (!first) {
    throw new Error(
      `Lighthouse gave up all loads of the ${loads[0]?.kind}; run the bench while the machine has less to do.`,
    );
  }
  return {
    ...first,
    fcp: of((load) => load.fcp),
    lcp: of((load) => load.lcp),
    tbt: of((load) => load.tbt),
    cls: of((load) => load.cls),
    scores: first.scores.map((_, at) => of(({ scores }) => scores[at] ?? Number.NaN)),
  };
}

/** Returns whether Lighthouse measured a load completely. */
export function isWhole({ fcp, lcp, tbt, cls, scores }: Load): boolean {
  return ![fcp, lcp, tbt, cls, ...scores].some(Number.isNaN);
}

/** Formats the loads as a Markdown table, in their order. */
export function tableOfLoads(loads: readonly Load[]): string {
  const rows = loads.map(({ kind, preset, fcp, lcp, tbt, cls, scores }) => [
    kind,
    preset,
    ...[fcp, lcp, tbt].map((time) => time.toFixed(0)),
    cls.toFixed(3),
    ...scores.map((score) => score.toFixed(0)),
  ]);
  const rule = columns.map((_, at) => (at < 2 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
