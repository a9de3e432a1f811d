import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const place = z.strictObject({ heading: z.string(), command: z.string() });
const counts = z.strictObject({ written: z.int(), substituted: z.int(), skipped: z.int(), files: z.int() });

const serverVersions = z.strictObject({ lite: z.string(), php: z.string(), database: z.string(), system: z.string() });

const standsFor = z.enum(['Pro', 'Enterprise']);

/** `app` is the release of the public application, with stand-ins for the packages that require a license. */
const appVersions = serverVersions.omit({ lite: true }).extend({ app: z.string(), standsFor });

/** `lite` is the release in an image that was rebuilt for the run. It can stand for another edition. */
const dockerVersions = z.strictObject({
  lite: z.string(),
  docker: z.string(),
  compose: z.string(),
  database: z.string(),
  system: z.string(),
  standsFor: standsFor.optional(),
});

/** The result of following a page, as `content/runs/` has it. */
export const runRecordSchema = z.strictObject({
  page: z.string(),
  /** The day of the run, such as `2026-11-24`. */
  date: z.iso.date(),
  versions: z.union([serverVersions, appVersions, dockerVersions]),
  /** A digest of the page's commands and files; see `hashSteps`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts,
  substituted: z.array(place.extend({ ranAs: z.string(), reason: z.string() })),
  skipped: z.array(place.extend({ reason: z.string() })),
  /** The commands of the page that aren't part of this run, such as those in a tab about another edition. */
  unfollowed: z.array(place.extend({ tab: z.string().nullable() })),
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

/** The result of doing a page's steps with requests in place of a browser. */
export const screensRecordSchema = runRecordSchema.pick({ page: true, date: true, versions: true }).extend({
  /** The headings of the steps, in order. */
  screens: z.array(z.string()),
  /** A digest of what the steps tell the reader to click and to type; see `hashScreens`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Sentences about what stood in for what. */
  notes: z.array(z.string()),
});

export type ErrorRecord = z.infer<typeof errorSchema>;
export type ErrorsRecord = z.infer<typeof errorsRecordSchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;
/** The day and the versions of a run with Lite. */
export type LiteConditions = Pick<RunRecord, 'date'> & {
  readonly versions: Extract<RunRecord['versions'], { lite: string }>;
};
export type ScreensRecord = z.infer<typeof screensRecordSchema>;
export type AnyRecord = RunRecord | ErrorsRecord | ScreensRecord;

const anyRecordSchema = z.union([runRecordSchema, errorsRecordSchema, screensRecordSchema]);

/**
 * Returns the file with the record of a page's last run, relative to the project's root. It may not exist.
 *
 * @param file the page's file, such as `content/lite/updating.mdx`
 * @param withDocker whether the run was one with Docker; a page can have both
 */
export function recordFileOf(file: string, withDocker = false): string {
  return file.replace(/^content\//, withDocker ? 'content/runs/docker/' : 'content/runs/').replace(/mdx$/, 'json');
}

/** Returns the records of a page's last runs, with Docker first; none if nobody has run it. */
export function recordsOf(file: string): AnyRecord[] {
  return [true, false]
    .map((withDocker) => join(/* turbopackIgnore: true */ process.cwd(), recordFileOf(file, withDocker)))
    .filter((path) => existsSync(path))
    .map((path) => anyRecordSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
}
