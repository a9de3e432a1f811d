import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pastedLogs } from '@/lib/search/golden/golden-set';
import { diagnose } from './diagnose';

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

/** The sections that the doctor names for an input, each cause with all of its sections. */
function solutionsOf(text: string): readonly (readonly string[])[] {
  const { causes, findings } = diagnose(text);
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
  const [first] = solutionsOf(text);
  return first ? first.some((section) => sections.map(currentSection).includes(section)) : sections.length === 0;
}

test.each([
  ['held-out.txt', 40, 40],
  ['reports-frozen.txt', 40, 39],
  ['http-and-states.txt', 58, 58],
])('the first cause in %s, which no rule was written for, is right', (file, size, solved) => {
  const inputs = readCorpus(file);
  expect(inputs).toHaveLength(size);
  expect(inputs.filter(isSolved).length).toBeGreaterThanOrEqual(solved);
});

test.each(['development.txt', 'reports-open.txt', 'messages.txt'])('the first cause in %s is right', (file) => {
  const failed = readCorpus(file).filter((input) => !isSolved(input));
  expect(failed.map(({ name }) => name)).toEqual([]);
});

test.each(pastedLogs)('the first cause solves what the search is measured on: %#', (log, ...sections) => {
  const patterns = sections.map((section) => new RegExp(`^${section.replaceAll('*', '.*')}$`));
  expect(solutionsOf(log)[0]).toContainEqual(
    expect.toSatisfy((section: string) => patterns.some((pattern) => pattern.test(section))),
  );
});

test.each(readCorpus('unrelated.txt').map(({ name, text }) => [name, text]))('names no cause for %s', (_, text) => {
  expect(solutionsOf(text)).toEqual([]);
});

/** The texts that the rules were written against, and those of them that have no settings. */
const texts = ['development.txt', 'reports-open.txt'].flatMap(readCorpus).map(({ text }) => text);
const logs = texts.filter((text) => diagnose(text).findings.length === 0);

const otherContainers = `traefik-1  | 2026-11-20T10:00:00Z INF Starting provider *docker.Provider
redis-1    | 1:M 20 Nov 2026 10:00:00.000 * Ready to accept connections tcp
mysql-1    | 2026-11-20T10:00:00.000000Z 0 [System] [MY-010931] [Server] /usr/sbin/mysqld: ready for connections. Version: '8.4.3'
nextcloud-1  | SQLSTATE[HY000] [2002] Connection refused
grafana-1  | logger=sqlstore level=error msg="Access denied for user 'grafana'@'172.18.0.9' (using password: NO)"`;
const wrapped = (line: string) =>
  JSON.stringify({ log: `${line}\n`, stream: 'stderr', time: '2026-11-20T10:00:00.123456789Z' });

test.each<[string, readonly string[], (text: string) => string]>([
  [
    'Windows line ends, colors, and directional marks',
    texts,
    (text) => text.replace(/\n/g, '\r\n').replace(/(\w{4}) /g, '\u001b[31m$1\u001b[0m\u202e '),
  ],
  ["the JSON of Docker's json-file driver", logs, (text) => text.split('\n').map(wrapped).join('\r\n')],
  ["other containers' lines", logs, (text) => `${otherContainers}\n${text}`],
])('%s change nothing in the first cause', (_, inputs, change) => {
  expect(inputs.filter((text) => String(solutionsOf(change(text))[0]) !== String(solutionsOf(text)[0]))).toEqual([]);
  expect(inputs.length).toBeGreaterThan(140);
});

test('names no other cause if half of a text is missing', () => {
  const wrong = texts.flatMap((text) => {
    const own = diagnose(text).causes.flatMap(({ signature }) => signature.at);
    const middle = Math.floor(text.length / 2);
    return [text.slice(0, middle), text.slice(middle)].filter((half) => {
      const [first] = diagnose(half).causes;
      return first && !first.signature.at.some((section) => own.includes(section));
    });
  });
  // The end of a delivery no longer says that another server returned the status.
  expect(wrong.filter((half) => !half.endsWith('Response: 419 Page Expired\n'))).toEqual([]);
});
