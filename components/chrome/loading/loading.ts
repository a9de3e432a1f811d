import { messagesOf } from '@/components/failures/causes';

/** The visible state of a part that's loaded when it's first needed. */
export type Loading<Part> =
  | { readonly stage: 'pending' | 'loading'; readonly attempt: number }
  | { readonly stage: 'failed'; readonly attempt: number; readonly reason: string }
  | { readonly stage: 'ready'; readonly attempt: number; readonly part: Part };

export type LoadingEvent<Part> =
  | { readonly type: 'late' | 'retry' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'loaded'; readonly part: Part };

/** How long a part can take before a loading message appears, in milliseconds. */
export const loadingDelayMs = 200;

/** Returns the state after an event. A retry is a new attempt, which shows nothing at first. */
export function loadingAfter<Part>(loading: Loading<Part>, event: LoadingEvent<Part>): Loading<Part> {
  const { attempt } = loading;
  switch (event.type) {
    case 'late':
      return loading.stage === 'pending' ? { stage: 'loading', attempt } : loading;
    case 'loaded':
      return { stage: 'ready', attempt, part: event.part };
    case 'failed':
      return { stage: 'failed', attempt, reason: messagesOf(event.error).join(' ') };
    case 'retry':
      return { stage: 'pending', attempt: attempt + 1 };
  }
}
