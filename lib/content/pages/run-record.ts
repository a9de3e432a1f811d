import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '@/lib/site/day';

const command = z.strictObject({ heading: z.string(), command: z.string() });
const counts = z.strictObject({ written: z.int(), substituted: z.int(), skipped: z.int(), files: z.int() });

/** The result of following a page, as `content/runs/` has it. */
export const runRecordSchema = z.strictObject({
  page: z.string(),
  /** The day of the run, such as `2026-11-24`. */
  date: z.iso.date(),
  versions: z.strictObject({ lite: z.string(), php: z.string(), database: z.string(), system: z.string() }),
  /** A digest of the page's commands and files; see `hashSteps`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts,
  substituted: z.array(command.extend({ ranAs: z.string(), reason: z.string() })),
  skipped: z.array(command.extend({ reason: z.string() })),
});

const errorSchema = z.strictObject({
  heading: z.string(),
  /** What the installation printed, up to 300 characters. */
  shown: z.string(),
  /** A digest of what the entry tells the reader to run; see `hashEntry`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts: counts.extend({ instructions: z.int() }),
});

/** The result of causing errors on purpose and fixing each as its entry says. */
export const errorsRecordSchema = runRecordSchema
  .pick({ page: true, date: true, versions: true })
  .extend({ errors: z.array(errorSchema) });

export type ErrorRecord = z.infer<typeof errorSchema>;
export type ErrorsRecord = z.infer<typeof errorsRecordSchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;

/** Returns a run as one sentence for the footer of its page. */
export function describeRun(record: Pick<RunRecord, 'date' | 'versions' | 'counts'> | ErrorsRecord): string {
  const { lite, php, database, system } = record.versions;
  const where = `with Lite ${lite}, PHP ${php}, and ${database} on ${system}`;
  if ('errors' in record) {
    return `${record.errors.length} of the errors caused and fixed as described on ${dayOf(record.date)} ${where}; all others based on reports.`;
  }
  const { written, substituted, skipped } = record.counts;
  const commands = `${written} ${written === 1 ? 'command' : 'commands'} as written`;
  const rest = `${substituted} with ${substituted === 1 ? 'a substitution' : 'substitutions'}, ${skipped} not run`;
  return `Run on ${dayOf(record.date)} ${where}: ${commands}, ${rest}.`;
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
  return existsSync(record)
    ? describeRun(z.union([runRecordSchema, errorsRecordSchema]).parse(JSON.parse(readFileSync(record, 'utf8'))))
    : null;
}
