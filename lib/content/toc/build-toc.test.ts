import { expect, test } from 'vitest';
import { buildToc } from './build-toc';

/** Returns headings with these levels, named by their index. */
const headings = (...levels: number[]) => levels.map((level, at) => ({ level, id: `h${at}`, text: `Heading ${at}` }));

/** Returns the shape of a table of contents: the ID of each entry, followed by the IDs below it. */
const shape = (levels: number[]) =>
  buildToc(headings(...levels)).map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' > '));

test.each([
  { levels: [], entries: [] },
  { levels: [2, 2], entries: ['h0', 'h1'] },
  { levels: [2, 3, 3, 2, 3], entries: ['h0 > h1 > h2', 'h3 > h4'] },
  { levels: [3, 3, 2, 3], entries: ['h0', 'h1', 'h2 > h3'] },
  { levels: [2, 4, 5, 6, 3], entries: ['h0 > h4'] },
  { levels: [4, 1], entries: [] },
])('turns headings of the levels $levels into $entries', ({ levels, entries }) => {
  expect(shape(levels)).toEqual(entries);
});
