import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '@/lib/site/day';

const scriptRun = z.strictObject({
  status: z.int(),
  /**
   * Lines that the script itself prints; except in the normal run, only the last one and what differs from that run.
   */
  printed: z.string(),
  /** Whether the site is in maintenance mode afterward. */
  isClosed: z.boolean(),
});

/** The result of running an upgrade script against stand-ins for Mixpost's packages. */
export const scriptRecordSchema = z.strictObject({
  page: z.string(),
  date: z.iso.date(),
  versions: z.strictObject({ php: z.string(), composer: z.string(), laravel: z.string(), system: z.string() }),
  script: z.strictObject({ address: z.url(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  normal: scriptRun.extend({ steps: z.array(z.string()) }),
  /** The second run after one that succeeded. */
  again: scriptRun,
  /** What happens if one of the script's commands fails, and the script is run again. */
  failures: z.array(scriptRun.extend({ step: z.string(), again: scriptRun })),
  /** What happens if a file isn't as shipped. */
  situations: z.array(scriptRun.extend({ name: z.string() })),
});

export type ScriptRun = z.infer<typeof scriptRun>;
export type ScriptRecord = z.infer<typeof scriptRecordSchema>;

/**
 * Returns the file with the record of a page's upgrade script, relative to the project's root. It may not exist.
 *
 * @param file the page's file, such as `content/pro/upgrading/upgrading-v5.mdx`
 */
export function scriptRecordFileOf(file: string): string {
  return file.replace(/^content\//, 'content/runs/scripts/').replace(/mdx$/, 'json');
}

/** Returns the record of a page's upgrade script; undefined if nobody has run it. */
export function scriptRecordOf(file: string): ScriptRecord | undefined {
  const path = join(/* turbopackIgnore: true */ process.cwd(), scriptRecordFileOf(file));
  return existsSync(path) ? scriptRecordSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** Returns what the runs of a script were, without the details. */
export function summarizeScript({ date, failures }: ScriptRecord): string {
  return `The upgrade script was run on ${dayOf(date)} against stand-ins for Mixpost’s packages: to its end, and with a failure in each of its ${failures.length} commands.`;
}

/** Returns what was real in the runs of a script, and what happened. */
export function describeScript({ versions, failures }: ScriptRecord): string[] {
  const { php, composer, laravel, system } = versions;
  const ended = failures.filter(({ status }) => status !== 0);
  const stuck = ended.filter(({ again }) => again.printed.includes('is already on'));
  return [
    `Upgrade script: PHP ${php}, Composer ${composer}, Laravel ${laravel}, ${system}. Stand-ins: Mixpost’s packages, other versions of Laravel, and downloads.`,
    `${ended.length} of the ${failures.length} failures end the script. After ${stuck.length} of these, a second run only says that the new version is installed.`,
  ];
}
