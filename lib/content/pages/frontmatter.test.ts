import { describe, expect, test } from 'vitest';
import { sentenceOf } from './diagnostic';
import { readFrontmatter } from './frontmatter';

const file = 'content/lite/index.mdx';
const description = 'What the reader gets from the page, in fifty to a hundred and sixty characters.';
const keys =
  'the keys are title, headline, label, description, sources, verified with date, method, and version, editions with pro and enterprise, and search with boost.';

/** Valid frontmatter, with its keys on lines 2 to 5. */
const valid = {
  title: 'Lite',
  description,
  sources: '[https://example.com/a]',
  verified: '{ date: 2026-11-20, method: code }',
};
const value = {
  title: 'Lite',
  description,
  sources: ['https://example.com/a'],
  verified: { date: '2026-11-20', method: 'code' },
};

/** Returns a page with valid frontmatter except for these changes. Additional keys start on line 6. */
function page(changes: Record<string, string> = {}): string {
  const lines = Object.entries({ ...valid, ...changes }).map(([key, text]) => `${key}: ${text}`);
  return ['---', ...lines, '---', '', 'Text.', ''].join('\n');
}

/** Returns the messages of all errors. */
function diagnosticsOf(text: string): string[] {
  const result = readFrontmatter(text, file);
  return 'diagnostics' in result ? result.diagnostics.map(sentenceOf) : [];
}

const asOnWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

describe('valid frontmatter', () => {
  test.each([
    ['with Windows line endings, a byte order mark, and spaces', asOnWindows(page().replaceAll('---', '---  '))],
    ['with nothing after it', page().split('\n\nText')[0] ?? ''],
    ['with a rule in the text', `${page()}\n---\n\nMore.\n`],
  ])('is read %s', (_, text) => {
    expect(readFrontmatter(text, file)).toEqual({ value });
  });

  test.each([
    [{ label: 'Short', headline: 'The way in' }],
    [{ verified: { date: '2026-11-20', method: 'run', version: 'Lite 2.6' } }],
    [{ search: { boost: 1.2 } }],
    [{ sources: ['mixpost-docs'] }],
  ])('may have %j', (more) => {
    const written = Object.entries(more).map(([key, value]) => [key, JSON.stringify(value)]);
    expect(readFrontmatter(page(Object.fromEntries(written)), file)).toEqual({ value: { ...value, ...more } });
  });
});

describe('a key', () => {
  test.each([
    [2, '"title" is empty', { title: '"  "' }],
    [
      3,
      '"description" is shorter than 50 characters; say what the reader gets from the page',
      { description: 'x'.repeat(49) },
    ],
    [
      3,
      '"description" is longer than 160 characters; shorten it to what the reader gets from the page',
      { description: 'x'.repeat(161) },
    ],
    [4, '"sources" lists no source; add the URLs that the facts come from', { sources: '[]' }],
    [4, '"sources" is not a list', { sources: 'https://example.com' }],
    [4, '"sources.1" is neither a web URL nor mixpost-docs', { sources: '[https://example.com, ftp://example.com]' }],
    [5, '"verified.date" is not a date such as 2026-11-20', { verified: '{ date: 2026-02-30, method: code }' }],
    [5, '"verified.method" is missing', { verified: '{ date: 2026-11-20 }' }],
    [
      5,
      '"verified.method" is not one of run, code, stated, reported',
      { verified: '{ date: 2026-11-20, method: guessed }' },
    ],
    [
      5,
      '"verified.version" is not text; put it in quotes',
      { verified: '{ date: 2026-11-20, method: code, version: 2.6 }' },
    ],
    [5, '"verified.by" is not a known key', { verified: '{ date: 2026-11-20, method: code, by: me }' }],
    [6, '"search.boost" is more than 2', { search: '{ boost: 3 }' }],
    [6, '"search.boost" is not a number', { search: '{ boost: high }' }],
  ])('on line %i is reported: %s', (line, problem, changes) => {
    const expected = [`${file}:${line} has an error in its frontmatter: ${problem}; ${keys}`];
    expect(diagnosticsOf(page(changes as Record<string, string>))).toEqual(expected);
  });

  test('that is missing is reported on the first line', () => {
    expect(diagnosticsOf(page().replace('title: Lite\n', ''))).toEqual([
      `${file}:1 has an error in its frontmatter: "title" is missing; ${keys}`,
    ]);
  });
});

test('reports several errors, each on its line, also with Windows line endings', () => {
  const diagnostics = diagnosticsOf(asOnWindows(page({ title: '""', one: '1', two: '2' })));
  expect(diagnostics.map((sentence) => /:(\d+) .*?("\w+")/.exec(sentence)?.slice(1))).toEqual([
    ['2', '"title"'],
    ['6', '"one"'],
    ['7', '"two"'],
  ]);
});

describe('a block', () => {
  const advice = 'add a block with title, description, sources, and verified between two lines of three hyphens.';

  test.each(['Text.\n', '---\n---\n'])('that is missing or empty in %j is reported', (text) => {
    expect(diagnosticsOf(text)).toEqual([`${file}:1 has no frontmatter; ${advice}`]);
  });

  test("that isn't closed is reported", () => {
    expect(diagnosticsOf('---\ntitle: Lite\n\nText.\n')).toEqual([
      `${file}:1 opens frontmatter that isn't closed; add a line of three hyphens after the last key.`,
    ]);
  });

  test.each(['# A remark', 'Lite'])('that contains only %j is reported', (line) => {
    expect(diagnosticsOf(`---\n${line}\n---\n`)).toEqual([
      `${file}:1 has an error in its frontmatter: "frontmatter" is not a set of keys and values; ${keys}`,
    ]);
  });

  test.each([
    [6, 'Map keys must be unique', page({ 'title ': 'Lite' })],
    [1, 'Unresolved alias (the anchor must be set before the alias): bold*', page({ title: '*bold*' })],
  ])("that isn't YAML is reported on line %i: %s", (line, reason, text) => {
    expect(diagnosticsOf(text)).toEqual([
      `${file}:${line} has frontmatter that is not YAML (${reason}); correct it, and quote a value that contains a colon or another special character in YAML.`,
    ]);
  });
});
