import { describe, expect, test } from 'vitest';
import { type CopyEvent, type CopyState, sizeOf, stateAfter } from './copy-state';

const after = (...events: CopyEvent[]) => events.reduce<CopyState>(stateAfter, { stage: 'looking' });
const found: CopyEvent = { type: 'found', bytes: 100, isWhole: false };

describe('the offline copy', () => {
  test.each<[string, CopyEvent[], CopyState]>([
    ['is offered with its size', [found], { stage: 'none', bytes: 100 }],
    ['is detected if it is complete', [{ ...found, isWhole: true }], { stage: 'whole', bytes: 100 }],
    [
      'shows the progress of saving',
      [found, { type: 'started' }, { type: 'saved', bytes: 30 }],
      { stage: 'saving', bytes: 100, saved: 30 },
    ],
    [
      'never exceeds its total size',
      [found, { type: 'started' }, { type: 'saved', bytes: 300 }],
      { stage: 'saving', bytes: 100, saved: 100 },
    ],
    ['becomes complete', [found, { type: 'started' }, { type: 'finished' }], { stage: 'whole', bytes: 100 }],
    ['is removed', [{ ...found, isWhole: true }, { type: 'removed' }], { stage: 'none', bytes: 100 }],
    [
      'shows why saving failed',
      [found, { type: 'started' }, { type: 'failed', reason: 'Full.' }],
      { stage: 'failed', bytes: 100, reason: 'Full.' },
    ],
    [
      "shows why the browser can't save it",
      [{ type: 'unable', reason: 'Private.' }],
      { stage: 'unable', reason: 'Private.' },
    ],
    [
      'ignores saved files after saving has stopped',
      [found, { type: 'saved', bytes: 30 }],
      { stage: 'none', bytes: 100 },
    ],
  ])('%s', (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });
});

test.each([
  [1, '1 KB'],
  [999_000, '999 KB'],
  [20_354_508, '20 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
