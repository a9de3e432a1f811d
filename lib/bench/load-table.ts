import { median } from './median';

/** What loading a page once, or several times, gave. */
export type Load = {
  readonly kind: string;
  readonly preset: 'mobile' | 'desktop';
  /** In milliseconds: first and largest contentful paint, and how long tasks blocked the page. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of a hundred: performance, accessibility, best practices, search engines. */
  readonly scores: readonly [number, number, number, number];
};

const columns = ['page', 'preset', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'perf', 'a11y', 'best', 'SEO'];

/**
 * One value for several loads of a page: the median of each figure. Loads that Lighthouse gave up are left out.
 *
 * @throws when it gave up all of them
 */
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
    scores: [
      of(({ scores }) => scores[0]),
      of(({ scores }) => scores[1]),
      of(({ scores }) => scores[2]),
      of(({ scores }) => scores[3]),
    ],
  };
}

/** Whether Lighthouse has measured all of a load. */
export function isWhole({ fcp, lcp, tbt, cls, scores }: Load): boolean {
  return ![fcp, lcp, tbt, cls, ...scores].some(Number.isNaN);
}

/** The loads as a Markdown table, in their order. */
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
