import { expect, test } from 'vitest';
import { type Loading, type LoadingEvent, loadingAfter } from './loading';

const unseen: Loading<string> = { stage: 'unseen', attempt: 0 };
const loading: Loading<string> = { stage: 'loading', attempt: 0 };
const failed: Loading<string> = { stage: 'failed', attempt: 0, reason: 'It broke.' };
const ready: Loading<string> = { stage: 'ready', attempt: 0, part: 'part' };

test.each<[string, Loading<string>, LoadingEvent<string>, Loading<string>]>([
  ['what takes long is said to be loading', unseen, { type: 'late' }, loading],
  ['what is there quickly is not', ready, { type: 'late' }, ready],
  ['what failed quickly is not', failed, { type: 'late' }, failed],
  ['what arrives is shown', loading, { type: 'loaded', part: 'part' }, ready],
  ['what fails says why', loading, { type: 'failed', error: new Error('It broke.') }, failed],
  ['also when that is no error', loading, { type: 'failed', error: 'It broke.' }, failed],
  ['a retry begins again', failed, { type: 'retry' }, { stage: 'unseen', attempt: 1 }],
])('%s', (_, before, event, after) => {
  expect(loadingAfter(before, event)).toEqual(after);
});
