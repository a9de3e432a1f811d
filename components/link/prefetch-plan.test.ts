import { expect, test } from 'vitest';
import { isCompressed, nextPrefetch, requestsEach, type Wish } from './prefetch-plan';

const wishes: readonly Wish[] = [
  { route: '/other', kin: 'other' },
  { route: '/near', kin: 'neighbour' },
  { route: '/previous', kin: 'previous' },
  { route: '/next', kin: 'next' },
  { route: '/near', kin: 'other' },
];
const nothing = { requests: 0, bytes: 0 };

/** All pages that are fetched, in order, when each weighs as much as the function says. */
function fetched(all: readonly Wish[], weight: (route: string) => number) {
  const done = new Set<string>();
  const spent = { ...nothing };
  for (let route = nextPrefetch(all, done, spent); route !== null; route = nextPrefetch(all, done, spent)) {
    done.add(route);
    spent.requests += requestsEach;
    spent.bytes += weight(route);
  }
  return { routes: [...done], spent };
}

const many: readonly Wish[] = Array.from({ length: 100 }, (_, index) => ({ route: `/${index}`, kin: 'other' }));

test('the likeliest page comes first, and each one once', () => {
  expect(fetched(wishes, () => 100).routes).toEqual(['/next', '/previous', '/near', '/other']);
});

test('what has been fetched is not fetched again', () => {
  expect(nextPrefetch(wishes, new Set(['/next']), nothing)).toBe('/previous');
});

test('a page causes 30 requests at most, however light the others are', () => {
  const { routes, spent } = fetched(many, () => 10);
  expect(routes).toHaveLength(4);
  expect(spent.requests).toBe(28);
});

test.each([1000, 5000, 10_000, 20_000, 31_000])('and 60 KB at most, when each weighs %d bytes', (weight) => {
  const { routes, spent } = fetched(many, () => weight);
  expect(routes.length).toBeGreaterThan(0);
  expect(spent.bytes).toBeLessThanOrEqual(60_000);
});

test.each([
  [10_000, 50_000, true],
  [50_000, 50_000, false],
])('a host that sends a page of %d bytes for %d compresses: %s', (encodedBodySize, decodedBodySize, expected) => {
  expect(isCompressed({ encodedBodySize, decodedBodySize })).toBe(expected);
});
