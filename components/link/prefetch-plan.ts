/** What a link to another page is to the page that it stands on. */
export type Kin = 'next' | 'previous' | 'neighbour' | 'other';

/** A page that may be fetched before it is asked for, by its path. */
export type Wish = { readonly route: string; readonly kin: Kin };

/** What was fetched ahead for the page that is shown. */
export type Spent = { readonly requests: number; readonly bytes: number };

/**
 * What one page costs in requests at most: the router asks whether it is there, and for its tree, its head, its route and its content; of a
 * section that it does not know also for the frame of that, and the first time for that of the site.
 */
export const requestsEach = 7;

const most: Spent = { requests: 30, bytes: 60_000 };

/** The most that one page may weigh, compressed. Its weight is known only when it is there, so that much must be left before it is asked for. */
const heaviest = 31_000;

const order: readonly Kin[] = ['next', 'previous', 'neighbour', 'other'];

/**
 * The page to fetch ahead now: the one that the reader most likely goes to next, each once, within 30 requests and 60 KB for a page.
 *
 * @param done the paths that have been fetched, or asked for
 * @returns its path; null when there is none, or nothing left to spend
 */
export function nextPrefetch(wishes: readonly Wish[], done: ReadonlySet<string>, spent: Spent): string | null {
  if (spent.requests + requestsEach > most.requests || spent.bytes + heaviest > most.bytes) {
    return null;
  }
  const open = wishes.filter(({ route }) => !done.has(route));
  for (const kin of order) {
    const wish = open.find((candidate) => candidate.kin === kin);
    if (wish) {
      return wish.route;
    }
  }
  return null;
}

/** Whether a host compresses what it sends, by the sizes of the page itself; without that a page weighs several times as much. */
export function isCompressed({
  encodedBodySize,
  decodedBodySize,
}: Pick<PerformanceResourceTiming, 'encodedBodySize' | 'decodedBodySize'>): boolean {
  return encodedBodySize < decodedBodySize;
}
