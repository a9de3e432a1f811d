import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '@/lib/site/day';

const command = z.strictObject({ heading: z.string(), command: z.string() });
const counts = z.strictObject({ written: z.int(), substituted: z.int(), skipped: z.int(), files: z.int() });

const serverVersions = z.strictObject({ lite: z.string(), php: z.string(), database: z.string(), system: z.string() });

/** `lite` is the release in an image that was rebuilt for the run. It can stand for another edition. */
const dockerVersions = z.strictObject({
  lite: z.string(),
  docker: z.string(),
  compose: z.string(),
  database: z.string(),
  system: z.string(),
  standsFor: z.enum(['Pro', 'Enterprise']).optional(),
});

/** The result of following a page, as `content/runs/` has it. */
export const runRecordSchema = z.strictObject({
  page: z.string(),
  /** The day of the run, such as `2026-11-24`. */
  date: z.iso.date(),
  versions: z.union([serverVersions, dockerVersions]),
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
  const where = describeVersions(record.versions);
  if ('errors' in record) {
    return `${record.errors.length} of the errors caused and fixed as described on ${dayOf(record.date)} ${where}.`;
  }
  const { written, substituted, skipped } = record.counts;
  const commands = `${written} ${written === 1 ? 'command' : 'commands'} as written`;
  const rest = `${substituted} with ${substituted === 1 ? 'a substitution' : 'substitutions'}, ${skipped} not run`;
  const { standsFor } = 'docker' in record.versions ? record.versions : {};
  const [what, note] = standsFor ? ['Docker commands run', ` ${standsFor} itself wasn't run.`] : ['Run', ''];
  return `${what} on ${dayOf(record.date)} ${where}: ${commands}, ${rest}.${note}`;
}

function describeVersions(versions: RunRecord['versions']): string {
  const { lite, database, system } = versions;
  if (!('docker' in versions)) {
    return `with Lite ${lite}, PHP ${versions.php}, and ${database} on ${system}`;
  }
  const { docker, compose, standsFor } = versions;
  const image = standsFor ? `Lite ${lite} in place of ${standsFor}` : `an image rebuilt from Lite ${lite}`;
  return `with Docker ${docker}, Compose ${compose}, ${database}, and ${image} on ${system}`;
}

/**
 * Returns the file with the record of a page's last run, relative to the project's root. It may not exist.
 *
 * @param file the page's file, such as `content/lite/updating.mdx`
 * @param withDocker whether the run was one with Docker; a page can have both
 */
export function recordFileOf(file: string, withDocker = false): string {
  return file.replace(/^content\//, withDocker ? 'content/runs/docker/' : 'content/runs/').replace(/mdx$/, 'json');
}

/** Returns what the last runs of a page were, one sentence each; null if nobody has run it. */
export function runOf(file: string): string | null {
  const records = [true, false]
    .map((withDocker) => join(/* turbopackIgnore: true */ process.cwd(), recordFileOf(file, withDocker)))
    .filter((path) => existsSync(path));
  const read = (path: string) =>
    z.union([runRecordSchema, errorsRecordSchema]).parse(JSON.parse(readFileSync(path, 'utf8')));
  const runs = records.map(read);
  const others = runs.some((run) => 'errors' in run) ? ['All others are based on reports.'] : [];
  return runs.length > 0 ? [...runs.map(describeRun), ...others].join(' ') : null;
}
