import type { ExternalLinks } from './external-links';

/** A file that pages cite at a tag or a commit, and that the default branch of its repository has changed. */
export type ChangedSource = {
  readonly url: string;
  readonly pages: readonly string[];
  /** Which lines of the cited file changed, or that the file is gone. */
  readonly change: string;
};

/** Branches aren't compared, because pages that cite them mean whatever they contain. */
const pinnedFile =
  /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/(v?\d+\.\d+\.\d+|[\w-]+-\d+\.\d+\.\d+|[\da-f]{7,40})\/(.+)$/;
const filesAtOnce = 8;

/**
 * Compares each file that pages cite at a tag or a commit with the default branch of its repository.
 *
 * @param raw the address that serves files as `/owner/name/ref/path`
 * @throws a sentence if a file can't be read
 */
export async function changedSources(
  links: ExternalLinks,
  raw = 'https://raw.githubusercontent.com',
): Promise<readonly ChangedSource[]> {
  const cited = [...links].flatMap(([url, pages]) => {
    const [, repository, ref, path] = pinnedFile.exec(url) ?? [];
    return repository
      ? [{ url, pages, before: `${raw}/${repository}/${ref}/${path}`, now: `${raw}/${repository}/HEAD/${path}` }]
      : [];
  });
  const found: ChangedSource[] = [];
  const waiting = cited.values();
  const work = async () => {
    for (const { url, pages, before, now } of waiting) {
      const [old, current] = await Promise.all([read(before), read(now)]);
      const change = old === null ? 'not at this address anymore' : describeChange(old, current);
      if (change !== null) {
        found.push({ url, pages, change });
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return found.sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** Returns the text of a file; null if it doesn't exist. */
async function read(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok && response.status !== 404) {
    throw new Error(`${url} returned status ${response.status}. Compare the sources of pages by hand this week.`);
  }
  return response.ok ? response.text() : null;
}

/** Returns which lines of a file another version doesn't have, and how many it adds; null if they're the same. */
function describeChange(old: string, current: string | null): string | null {
  if (current === null) {
    return 'removed';
  }
  const lines = old.split('\n');
  const changed = missingFrom(lines, current.split('\n'));
  const added = missingFrom(current.split('\n'), lines).length;
  if (changed.length === 0 && added === 0) {
    return old === current ? null : 'lines in another order';
  }
  return `lines changed: ${changed.length === 0 ? 'none' : rangesOf(changed)}; lines added: ${added}`;
}

/** Returns the numbers of lines, counted from 1, that other lines don't contain, or contain less often. */
function missingFrom(lines: readonly string[], others: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const line of others) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return lines.flatMap((line, at) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count > 0 ? [] : [at + 1];
  });
}

/** Returns numbers as text, with consecutive ones as a range: `3, 7–9`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) {
      last[1] = number;
    } else {
      ranges.push([number, number]);
    }
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
