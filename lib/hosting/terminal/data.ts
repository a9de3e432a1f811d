import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Answers } from '@/lib/browser/doctor/answer';
import type { StepsFile } from '@/lib/browser/planner/steps-file';
import type { SearchRecord } from '@/lib/search/records/search-record';

/** The program's name on the site, and in the private copy. */
export const programName = 'mixpost-docs.mjs';

/** What the program needs of the built documentation. */
export type TerminalData = {
  readonly answers: Answers;
  /** The files of the planner, by name. */
  readonly steps: Readonly<Record<string, StepsFile>>;
  /** The records of the search, without their content. */
  readonly records: readonly SearchRecord[];
  /** The Markdown of each record's section. In a list of its own, it becomes smaller. */
  readonly texts: readonly string[];
};

/** Fields that no command reads. */
const unread = /^(?:html|objectID|url_without_anchor|content|lvl0|level|position|language|docusaurus_tag|editions)$/;

/** Compresses the data into a text for the program's code. */
export function packData(data: TerminalData): string {
  const bytes = Buffer.from(JSON.stringify(data, (key, value) => (unread.test(key) ? undefined : value)));
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).toString('base64');
}

export function unpackData(packed: string): TerminalData {
  return JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());
}
