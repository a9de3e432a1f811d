import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '@/lib/site/day';

const command = z.strictObject({ heading: z.string(), command: z.string() });

/** The result of following a page, as `content/runs/` has it. */
export const runRecordSchema = z.strictObject({
  page: z.string(),
  /** The day of the run, such as `2026-11-24`. */
  date: z.iso.date(),
  versions: z.strictObject({ lite: z.string(), php: z.string(), database: z.string(), system: z.string() }),
  /** A digest of the page's commands and files; see `hashSteps`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts: z.strictObject({ written: z.int(), substituted: z.int(), skipped: z.int(), files: z.int() }),
  substituted: z.array(command.extend({ ranAs: z.string(), reason: z.string() })),
  skipped: z.array(command.extend({ reason: z.string() })),
});

export type RunRecord = z.infer<typeof runRecordSchema>;

/** Returns a run as one sentence for the footer of its page. */
export function describeRun({ date, versions, counts }: Pick<RunRecord, 'date' | 'versions' | 'counts'>): string {
  const { lite, php, database, system } = versions;
  const { written, substituted, skipped } = counts;
  const commands = `${written} ${written === 1 ? 'command' : 'commands'} as written`;
  const rest = `${substituted} with ${substituted === 1 ? 'a substitution' : 'substitutions'}, ${skipped} not run`;
  return `Run on ${dayOf(date)} with Lite ${lite}, PHP ${php}, and ${database} on ${system}: ${commands}, ${rest}.`;
}

/**
 * Returns the file with the record of a page's last run, relative to the project's root. It may not exist.
 *
 * @param file the page's file, such as `content/lite/updating.mdx`
 */
export function recordFileOf(file: string): string {
  return file.replace(/^content\//, 'content/runs/').replace(/mdx$/, 'json');
}

/** Returns the sentence about the last run of a page; null if nobody has run it. */
export function runOf(file: string): string | null {
  const record = join(/* turbopackIgnore: true */ process.cwd(), recordFileOf(file));
  return existsSync(record) ? describeRun(runRecordSchema.parse(JSON.parse(readFileSync(record, 'utf8')))) : null;
}
