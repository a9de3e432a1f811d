import { describe, expect, test } from 'vitest';
import { type CopyEvent, type CopyState, formatSize, stateAfter } from './copy-state';

const after = (...events: CopyEvent[]) => events.reduce<CopyState>(stateAfter, { stage: 'checking' });
const checked: CopyEvent = { type: 'checked', bytes: 100, isComplete: false };

describe('the offline copy', () => {
  test.each<[string, CopyEvent[], CopyState]>([
    ['is offered with its size', [checked], { stage: 'none', bytes: 100 }],
    ['is detected if it is complete', [{ ...checked, isComplete: true }], { stage: 'complete', bytes: 100 }],
    [
      'shows the progress of saving',
      [checked, { type: 'started' }, { type: 'saved', bytes: 30 }],
      { stage: 'saving', bytes: 100, saved: 30 },
    ],
    [
      'never exceeds its total size',
      [checked, { type: 'started' }, { type: 'saved', bytes: 300 }],
      { stage: 'saving', bytes: 100, saved: 100 },
    ],
    ['becomes complete', [checked, { type: 'started' }, { type: 'finished' }], { stage: 'complete', bytes: 100 }],
    ['is removed', [{ ...checked, isComplete: true }, { type: 'removed' }], { stage: 'none', bytes: 100 }],
    [
      'shows why saving failed',
      [checked, { type: 'started' }, { type: 'failed', reason: 'Full.' }],
      { stage: 'failed', bytes: 100, reason: 'Full.' },
    ],
    [
      "shows why the browser can't save it",
      [{ type: 'unsupported', reason: 'Private.' }],
      { stage: 'unsupported', reason: 'Private.' },
    ],
    [
      'ignores saved files after saving has stopped',
      [checked, { type: 'saved', bytes: 30 }],
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
  expect(formatSize(bytes)).toBe(words);
});
