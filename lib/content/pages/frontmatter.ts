import { parseDocument } from 'yaml';
import { z } from 'zod';
import { earlierDocumentation, methods } from '@/lib/site/provenance';
import { type Diagnostic, diagnostic } from './diagnostic';

/** Returns the message for a value that's missing or has the wrong type. */
const expected = (kind: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : `is not ${kind}`),
});

const phrase = z.string(expected('text; put it in quotes')).trim().min(1, 'is empty');

const notASource = `is neither a web URL nor ${earlierDocumentation}`;

const schema = z.strictObject(
  {
    title: phrase,
    headline: phrase.optional(),
    label: phrase.optional(),
    description: z
      .string(expected('text; put it in quotes'))
      .trim()
      .min(50, 'is shorter than 50 characters; say what the reader gets from the page')
      .max(160, 'is longer than 160 characters; shorten it to what the reader gets from the page'),
    sources: z
      .array(
        z.union([z.literal(earlierDocumentation, notASource), z.url({ protocol: /^https?$/, error: notASource })], {
          error: notASource,
        }),
        expected('a list of URLs'),
      )
      .min(1, 'lists no source; add the URLs that the facts come from'),
    verified: z.strictObject(
      {
        date: z.iso.date(expected('a date such as 2026-11-20')),
        method: z.enum(methods, expected(`one of ${methods.join(', ')}`)),
        version: phrase.optional(),
      },
      expected('a date, a method, and a version'),
    ),
    search: z
      .strictObject(
        {
          exclude: z.boolean(expected('true or false')).optional(),
          boost: z.number(expected('a number')).min(0.5, 'is less than 0.5').max(2, 'is more than 2').optional(),
        },
        expected('a set of exclude and boost'),
      )
      .optional(),
  },
  expected('a set of keys and values'),
);

/**
 * The frontmatter of a page. `headline` is for landing pages, which open with a large headline; `verified` says when
 * and how the page's facts were checked, and with which product version.
 */
export type Frontmatter = z.infer<typeof schema>;

const block = /^(?:\uFEFF)?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads and checks the YAML block at the start of a page.
 *
 * @returns the values, or one diagnostic for each error
 */
export function readFrontmatter(
  text: string,
  file: string,
): { readonly value: Frontmatter } | { readonly diagnostics: readonly Diagnostic[] } {
  const failure = (line: number, problem: string, remedy: string) => ({
    diagnostics: [diagnostic(file, line, problem, remedy)],
  });
  const source = block.exec(text)?.[1];
  if (source === undefined) {
    const remedy = 'add a block with title, description, sources, and verified between two lines of three hyphens';
    return failure(1, 'has no frontmatter', remedy);
  }
  const parsed = parse(source);
  if ('reason' in parsed) {
    const remedy = 'quote a value that contains a colon or another special character in YAML';
    return failure(parsed.line, `has frontmatter that is not YAML (${parsed.reason})`, remedy);
  }
  const result = schema.safeParse(parsed.value);
  if (result.success) {
    return { value: result.data };
  }
  return {
    diagnostics: result.error.issues.flatMap((issue) => {
      const isUnknown = issue.code === 'unrecognized_keys';
      const keys = isUnknown
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.') || 'frontmatter'];
      const problem = isUnknown ? 'is not a known key' : issue.message;
      return keys.map((key) =>
        diagnostic(
          file,
          lineOfKey(source, key),
          `has an error in its frontmatter: "${key}" ${problem}`,
          'the keys are title, headline, label, description, sources, verified with date, method, and version, and search with exclude and boost',
        ),
      );
    }),
  };
}

/** Returns the value of the block, or the parse error with its line in the page's file. */
function parse(source: string): { readonly value: unknown } | { readonly line: number; readonly reason: string } {
  const document = parseDocument(source);
  const broken = document.errors[0];
  if (broken) {
    return { line: (broken.linePos?.[0].line ?? 0) + 1, reason: broken.message.replace(/ at line \d[\s\S]*$/, '') };
  }
  try {
    return { value: document.toJS() };
  } catch (error) {
    // Only `toJS` detects an alias without an anchor, such as `title: *bold*`.
    return { line: 1, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Returns the line of a key in the page's file, counted from 1, or the first line of the block if the key is missing.
 */
function lineOfKey(source: string, key: string): number {
  const name = key.split('.')[0] ?? key;
  const at = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${name}:`));
  return at + 2;
}
