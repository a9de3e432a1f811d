import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { pastedLogs } from '@/lib/search/golden/golden-set';
import { diagnose } from './diagnose';
import { knownKeysOf } from './known-keys';

/** An input of the corpus. */
type CorpusInput = {
  readonly name: string;
  /** The sections that solve it, any of them; empty for inputs of other software. */
  readonly sections: readonly string[];
  readonly text: string;
};

/** Reads a file of the corpus. */
function readCorpus(file: string): readonly CorpusInput[] {
  const parts = readFileSync(`lib/browser/doctor/fixtures/${file}`, 'utf8').split(/^=== /m).slice(1);
  return parts.map((part) => {
    const [head = ''] = part.split('\n', 1);
    const [name = '', , sections = ''] = head.split(' | ');
    return { name, sections: sections.split(' ').filter(Boolean), text: part.slice(head.length + 1) };
  });
}

const keys = knownKeysOf(environment, ineffective);

/** The sections that the doctor names for an input, each cause with all of its sections. */
function sectionsOf(text: string): readonly (readonly string[])[] {
  const { causes, findings } = diagnose(text, keys);
  return [...causes.map(({ signature }) => signature.at), ...findings.map(({ section }) => [section])];
}

/** Published IDs that changed, each with its successor. */
const successors: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
  readFileSync('content/ids.json', 'utf8'),
);

function currentSection(section: string): unknown {
  const [page = '', id = ''] = section.split('#');
  const successor = successors[page]?.[id];
  return typeof successor === 'string' ? (successor.includes('#') ? successor : `${page}#${successor}`) : section;
}

/** Whether the first cause is right. For an input of other software, only none is. */
function isSolved({ text, sections }: CorpusInput): boolean {
  const [first] = sectionsOf(text);
  return first ? first.some((section) => sections.map(currentSection).includes(section)) : sections.length === 0;
}

test.each([
  ['held-out.txt', 40, 39],
  ['reports-frozen.txt', 40, 39],
  ['http-and-states.txt', 58, 58],
])('the first cause in %s, which no rule was written for, is right', (file, size, solved) => {
  const inputs = readCorpus(file);
  expect(inputs).toHaveLength(size);
  expect(inputs.filter(isSolved).length).toBeGreaterThanOrEqual(solved);
});

test.each(['development.txt', 'reports-open.txt'])('the first cause in %s is right', (file) => {
  const failed = readCorpus(file).filter((input) => !isSolved(input));
  expect(failed.map(({ name }) => name)).toEqual([]);
});

test.each(pastedLogs)('the first cause solves what the search is measured on: %#', (log, ...sections) => {
  const patterns = sections.map((section) => new RegExp(`^${section.replaceAll('*', '.*')}$`));
  expect(sectionsOf(log)[0]).toContainEqual(
    expect.toSatisfy((section: string) => patterns.some((pattern) => pattern.test(section))),
  );
});

test.each(readCorpus('unrelated.txt').map(({ name, text }) => [name, text]))('names no cause for %s', (_, text) => {
  expect(sectionsOf(text)).toEqual([]);
});

test('Windows line ends, colors, and directional marks change nothing', () => {
  for (const { name, text } of readCorpus('development.txt')) {
    const changed = text.replace(/\n/g, '\r\n').replace(/(\w{4}) /g, '\u001b[31m$1\u001b[0m\u202e ');
    expect([name, sectionsOf(changed)[0]]).toEqual([name, sectionsOf(text)[0]]);
  }
});
