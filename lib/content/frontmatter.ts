import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type Fault, fault } from './fault';

const address = z.url({ protocol: /^https?$/, error: 'is not a web address' });

const schema = z.strictObject({
  title: z.string().trim().min(1, 'is empty'),
  label: z.string().trim().min(1, 'is empty').optional(),
  description: z
    .string()
    .trim()
    .min(50, 'is shorter than 50 characters; say what the reader leaves with')
    .max(160, 'is longer than 160 characters; shorten it to what the reader leaves with'),
  sources: z.array(address).min(1, 'names no source; give the addresses that the facts rest on'),
  verified: z.strictObject({
    date: z.iso.date('is not a date of the form 2026-11-20'),
    version: z.string().trim().min(1, 'is empty').optional(),
  }),
});

/** What a page says of itself. `verified` is when its facts were checked, and with which product version. */
export type Frontmatter = z.infer<typeof schema>;

const block = /^(?:\uFEFF)?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads and checks the YAML block at the head of a page.
 *
 * @param file the page's file as messages name it
 * @returns the values, or one fault for each thing that is wrong
 */
export function readFrontmatter(
  text: string,
  file: string,
): { readonly value: Frontmatter } | { readonly faults: readonly Fault[] } {
  const source = block.exec(text)?.[1];
  if (source === undefined) {
    return { faults: [fault(file, 1, 'has no frontmatter', 'open it with a block of title, description, sources and verified between two lines of three hyphens')] };
  }
  const document = parseDocument(source);
  const broken = document.errors[0];
  if (broken) {
    const line = (broken.linePos?.[0].line ?? 0) + 1;
    return { faults: [fault(file, line, `has frontmatter that is not YAML (${broken.message.split('\n')[0]})`, 'quote a value that holds a colon or another sign with a meaning in YAML')] };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return { value: result.data };
  }
  return {
    faults: result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
      const key = unknown || issue.path.join('.') || 'frontmatter';
      const problem = unknown ? 'is not a known key' : issue.message;
      return fault(file, lineOfKey(source, key), `has a fault in its frontmatter: "${key}" ${problem}`, 'the keys are title, label, description, sources and verified with date and version');
    }),
  };
}

/** The line of the page's file, from 1, that a key stands on; the first line of the block when it is missing. */
function lineOfKey(source: string, key: string): number {
  const name = key.split('.')[0] ?? key;
  const at = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${name}:`));
  return at + 2;
}
