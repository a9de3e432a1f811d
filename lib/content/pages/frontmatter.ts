import { parse, type YAMLParseError } from 'yaml';
import { z } from 'zod';
import { earlierDocumentation, methods } from '@/lib/site/provenance';
import type { Diagnostic } from './diagnostic';

const phrase = z.string().trim().min(1, 'is empty');

const notASource = `is neither a web URL nor ${earlierDocumentation}`;

const schema = z.strictObject({
  title: phrase,
  headline: phrase.optional(),
  label: phrase.optional(),
  description: z
    .string()
    .trim()
    .min(50, 'is shorter than 50 characters; say what the reader gets from the page')
    .max(160, 'is longer than 160 characters; shorten it to what the reader gets from the page'),
  sources: z
    .array(z.union([z.literal(earlierDocumentation), z.url({ protocol: /^https?$/, error: notASource })], notASource))
    .min(1, 'lists no source; add the URLs that the facts come from'),
  verified: z.strictObject({
    date: z.iso.date(),
    method: z.enum(methods),
    version: phrase.optional(),
  }),
  editions: z.strictObject({ pro: z.string(), enterprise: z.string() }).partial().optional(),
  search: z
    .strictObject({
      boost: z.number().min(0.5, 'is less than 0.5').max(2, 'is more than 2').optional(),
    })
    .optional(),
});

/**
 * The frontmatter of a page. `headline` is for landing pages, which open with a large headline; `verified` says when
 * and how the page's facts were checked, and with which product version; `editions` has the editions that
 * have what the page is about, each with its first version, or an empty text for every version.
 */
export type Frontmatter = z.infer<typeof schema>;

const knownKeys =
  'the keys are title, headline, label, description, sources, verified with date, method, and version, editions with pro and enterprise, and search with boost';

/**
 * Reads and checks the YAML block at the start of a page. Every part of the site that needs frontmatter reads it here.
 *
 * @returns the values, or one diagnostic for each error
 */
export function readFrontmatter(
  text: string,
  file: string,
): { readonly value: Frontmatter } | { readonly diagnostics: readonly Diagnostic[] } {
  const failure = (problem: string, remedy: string, line = 1) => ({
    diagnostics: [{ file, line, problem, remedy }],
  });
  const [, rest] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*)$/.exec(text) ?? [];
  const source = rest?.split(/^---[ \t]*$/m, 2)[0];
  if (rest !== undefined && rest === source) {
    return failure("opens frontmatter that isn't closed", 'add a line of three hyphens after the last key');
  }
  if (!source?.trim()) {
    const remedy = 'add a block with title, description, sources, and verified between two lines of three hyphens';
    return failure('has no frontmatter', remedy);
  }
  let written: unknown;
  try {
    written = parse(source, { logLevel: 'error' });
  } catch (error) {
    const { message, linePos } = error as YAMLParseError;
    const reason = message.replace(/ at line \d[\s\S]*$/, '');
    const remedy = 'correct it, and quote a value that contains a colon or another special character in YAML';
    return failure(`has frontmatter that is not YAML (${reason})`, remedy, (linePos?.[0].line ?? 0) + 1);
  }
  const result = schema.safeParse(written, { error: problemOf });
  if (result.success) {
    return { value: result.data };
  }
  return {
    diagnostics: result.error.issues.flatMap((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      return keys.map((path) => ({
        file,
        line: lineOfKey(source, path),
        problem: `has an error in its frontmatter: "${path.join('.') || 'frontmatter'}" ${issue.message}`,
        remedy: knownKeys,
      }));
    }),
  };
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  date: 'a date such as 2026-11-20',
  number: 'a number',
  object: 'a set of keys and values',
  string: 'text; put it in quotes',
};

/** Says what's wrong with a value that the schema has no own message for, as the end of a sentence. */
function problemOf(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not a known key';
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `is not ${kinds[issue.expected]}`;
    case 'invalid_format':
      return `is not ${kinds[issue.format]}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `is not one of ${issue.values.join(', ')}`;
    default:
      return undefined;
  }
}

/**
 * Returns the line of a key in the page's file, counted from 1, or the first line of the block if the key is missing.
 */
function lineOfKey(source: string, [name = '']: readonly PropertyKey[]) {
  const at = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${String(name)}:`));
  return at + 2;
}
