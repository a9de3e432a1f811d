import { z } from 'zod';

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

/**
 * Returns a run as one line for the foot of its page.
 *
 * @param currentHash the digest of the page as it's now
 */
export function describeRun({ date, versions, counts, hash }: RunRecord, currentHash: string): string {
  const { lite, php, database, system } = versions;
  const { written, substituted, skipped } = counts;
  const commands = `${written} ${written === 1 ? 'command' : 'commands'} as written`;
  const rest = `${substituted} with ${substituted === 1 ? 'a substitution' : 'substitutions'}, ${skipped} not run`;
  const changed = hash === currentHash ? '' : '. The commands have changed since';
  return `Run on ${date} with Lite ${lite}, PHP ${php}, ${database} on ${system}: ${commands}, ${rest}${changed}`;
}
