import { median } from './median';
import type { SiteName } from './options';

/** What building one site at one size gave. */
export type Measurement = {
  readonly pages: number;
  readonly site: SiteName;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** The part of the machine, from 0 to 1, that went to other work meanwhile. */
  readonly othersShare: number;
  /** 0 where memory was not read. */
  readonly peakMiB: number;
  readonly outputBytes: number;
  readonly files: number;
  readonly javascriptBytes: number;
};

const columns = [
  'pages',
  'site',
  'wall, s',
  'over bare',
  's per page',
  'growth',
  'CPU, s',
  'CPU over bare',
  'peak, MiB',
  'output, MB',
  'files',
  'JS, kB gzip',
  'JS over bare',
];

/** The measurements as a Markdown table, in their order. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) => {
    const bare = bareOf(measurements, one);
    const before = smallerOf(measurements, one);
    return [
      grouped(one.pages),
      one.site,
      one.wallSeconds.toFixed(1),
      bare && bare !== one ? times(one.wallSeconds / bare.wallSeconds) : '–',
      (one.wallSeconds / one.pages).toFixed(3),
      before ? `${times(one.wallSeconds / before.wallSeconds)} for ${times(one.pages / before.pages)} pages` : '–',
      one.cpuSeconds.toFixed(0),
      bare && bare !== one ? times(one.cpuSeconds / bare.cpuSeconds) : '–',
      grouped(Math.round(one.peakMiB)),
      (one.outputBytes / 1e6).toFixed(1),
      grouped(one.files),
      (one.javascriptBytes / 1000).toFixed(1),
      bare && bare !== one ? percentOver(one.javascriptBytes / bare.javascriptBytes) : '–',
    ];
  });
  const rule = columns.map((column) => (column === 'site' ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The bare export of the same size. */
export function bareOf(measurements: readonly Measurement[], { pages }: Measurement): Measurement | undefined {
  return measurements.find((other) => other.site === 'bare' && other.pages === pages);
}

/** The same site at the next smaller size. */
export function smallerOf(measurements: readonly Measurement[], { site, pages }: Measurement): Measurement | undefined {
  return measurements
    .filter((other) => other.site === site && other.pages < pages)
    .sort((a, b) => b.pages - a.pages)[0];
}

/**
 * One value for several builds of one site.
 *
 * @param memory the build whose memory was read
 * @param runs the others, whose times count: their median (the higher of two), and the highest disturbance
 */
export function summaryOf(memory: Measurement, runs: readonly Measurement[]): Measurement {
  return {
    ...memory,
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    othersShare: Math.max(...runs.map((run) => run.othersShare)),
  };
}

/** A ratio as readers say it: `1.26 ×`. */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

/** A ratio as a difference: `+3.1 %`. */
export function percentOver(ratio: number): string {
  const percent = (ratio - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
}

/** A whole number with commas: `10,000`. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
