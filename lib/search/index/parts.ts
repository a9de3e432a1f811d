import { SearchFailure } from '@/lib/search/engine';
import { type Cut, type CutName, nameOfPart } from './format';

/** A long list, of which parts are fetched when they are needed. */
export type Parts<Entry> = {
  /** Fetches what these entries need, unless it is there. */
  readonly need: (entries: Iterable<number>) => Promise<void>;
  /** Fetches all. */
  readonly needAll: () => Promise<void>;
  /** Whether these entries are there. */
  readonly has: (entries: Iterable<number>) => boolean;
  /** An entry whose part is there; undefined for one that is not. */
  readonly get: (entry: number) => Entry | undefined;
  /** How many files there are. */
  readonly count: number;
};

type Owner = { readonly id: string } & { readonly [name in CutName]: Cut<readonly unknown[]> };

/**
 * Opens a list of the index.
 *
 * @param read fetches and parses a file
 */
export function openParts<Entry>(
  name: CutName,
  owner: Owner,
  read: (fileName: string) => Promise<Record<string, unknown>>,
): Parts<Entry> {
  const { starts, files } = owner[name];
  const there: (readonly Entry[] | undefined)[] = starts.map((_, at) => files?.[at] as readonly Entry[] | undefined);
  const coming = new Map<number, Promise<void>>();
  const partOf = (entry: number) => lastAtMost(starts, entry);
  const fetchPart = (part: number): Promise<void> => {
    const known = coming.get(part);
    if (known) {
      return known;
    }
    const fileName = nameOfPart(name, owner.id, part);
    const promise = read(fileName)
      .then(({ id, list }) => {
        if (id !== owner.id || !Array.isArray(list)) {
          throw new SearchFailure(`${fileName} is of another build than the index. Reload the page.`);
        }
        there[part] = list;
      })
      .finally(() => coming.delete(part));
    coming.set(part, promise);
    return promise;
  };
  const missing = (entries: Iterable<number>) => [...new Set([...entries].map(partOf))].filter((part) => !there[part]);
  return {
    async need(entries) {
      await Promise.all(missing(entries).map(fetchPart));
    },
    async needAll() {
      await Promise.all(missing(starts).map(fetchPart));
    },
    has: (entries) => missing(entries).length === 0,
    get(entry) {
      const part = partOf(entry);
      return there[part]?.[entry - (starts[part] ?? 0)];
    },
    count: starts.length,
  };
}

/** The number of the last of ascending numbers that is no larger than another. */
function lastAtMost(numbers: readonly number[], most: number): number {
  let [from, to] = [0, numbers.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= most) {
      from = middle;
    } else {
      to = middle;
    }
  }
  return from;
}
