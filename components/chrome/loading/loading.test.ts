import { expect, test } from 'vitest';
import { type Loading, type LoadingEvent, loadingAfter } from './loading';

const pending: Loading<string> = { stage: 'pending', attempt: 0 };
const loading: Loading<string> = { stage: 'loading', attempt: 0 };
const failed: Loading<string> = { stage: 'failed', attempt: 0, reason: 'It broke.' };
const ready: Loading<string> = { stage: 'ready', attempt: 0, part: 'part' };

test.each<[string, Loading<string>, LoadingEvent<string>, Loading<string>]>([
  ['shows that a slow part is loading', pending, { type: 'late' }, loading],
  ['keeps a part that loaded quickly', ready, { type: 'late' }, ready],
  ['keeps an error that occurred quickly', failed, { type: 'late' }, failed],
  ['shows a part that has loaded', loading, { type: 'loaded', part: 'part' }, ready],
  ['shows the message of an error', loading, { type: 'failed', error: new Error('It broke.') }, failed],
  ['shows a thrown value that is not an error', loading, { type: 'failed', error: 'It broke.' }, failed],
  ['starts a new attempt on a retry', failed, { type: 'retry' }, { stage: 'pending', attempt: 1 }],
])('%s', (_, before, event, after) => {
  expect(loadingAfter(before, event)).toEqual(after);
});
