import { parseDocument } from 'yaml';
import { z } from 'zod';
import { earlierDocumentation, methods } from '@/lib/site/provenance';
import type { Diagnostic } from './diagnostic';

/** Returns the message for a value that's missing or has the wrong type. */
const expected = (kind: string): { error: (issue: { readonly input?: unknown }) => string } => ({
  error: ({ input }) => (input === undefined ? 'is missing' : `is not ${kind}`),
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

const knownKeys =
  'the keys are title, headline, label, description, sources, verified with date, method, and version, and search with exclude and boost';

/**
 * Reads and checks the YAML block at the start of a page. Every part of the site that needs frontmatter reads it here.
 *
 * @returns the values, or one diagnostic for each error
 */
export function readFrontmatter(
  text: string,
  file: string,
): { readonly value: Frontmatter } | { readonly diagnostics: readonly Diagnostic[] } {
  const failure = (problem: string, remedy: string) => ({
    diagnostics: [{ file, line: 1, problem, remedy }],
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
  const parsed = parse(source, file);
  if ('diagnostics' in parsed) {
    return parsed;
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
      return keys.map((key) => ({
        file,
        line: lineOfKey(source, key),
        problem: `has an error in its frontmatter: "${key}" ${problem}`,
        remedy: knownKeys,
      }));
    }),
  };
}

/** Returns the value of the block, or its parse errors with their lines in the page's file. */
function parse(
  source: string,
  file: string,
): { readonly value: unknown } | { readonly diagnostics: readonly Diagnostic[] } {
  const document = parseDocument(source, { prettyErrors: true });
  if (document.errors.length > 0) {
    return {
      diagnostics: document.errors.map(({ code, message, linePos }) => ({
        file,
        line: (linePos?.[0].line ?? 0) + 1,
        ...explain(code, message.replace(/ at line \d[\s\S]*$/, ''), source.split('\n')[(linePos?.[0].line ?? 1) - 1]),
      })),
    };
  }
  try {
    return { value: document.toJS() };
  } catch (error) {
    // Only `toJS` detects an alias without an anchor, such as `title: *bold*`.
    return { diagnostics: [{ file, line: 1, ...explain('', error instanceof Error ? error.message : String(error)) }] };
  }
}

/**
 * @param code an error code of the YAML parser
 * @param line the line with the error
 */
function explain(code: string, reason: string, line: string = '') {
  switch (code) {
    case 'DUPLICATE_KEY':
      return {
        problem: `has the key "${line.split(':')[0]?.trim()}" twice in its frontmatter`,
        remedy: 'keep one of them',
      };
    case 'TAB_AS_INDENT':
      return { problem: 'has a tab in its frontmatter', remedy: 'indent with spaces' };
    default:
      return {
        problem: `has frontmatter that is not YAML (${reason})`,
        remedy: 'quote a value that contains a colon or another special character in YAML',
      };
  }
}

/** Returns the line of a key in the page's file, counted from 1, or the first line of the block if the key is missing. */
function lineOfKey(source: string, key: string) {
  const name = key.split('.')[0] ?? key;
  const at = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${name}:`));
  return at + 2;
}
