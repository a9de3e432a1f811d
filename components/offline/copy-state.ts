/** The visible state of the offline copy. `bytes` is the size of the complete copy. */
export type CopyState =
  | { readonly stage: 'checking' }
  /** This browser can't store the copy, for this reason. */
  | { readonly stage: 'unsupported'; readonly reason: string }
  | { readonly stage: 'none' | 'complete'; readonly bytes: number }
  | { readonly stage: 'saving'; readonly bytes: number; readonly saved: number }
  | { readonly stage: 'failed'; readonly bytes: number; readonly reason: string };

export type CopyEvent =
  | { readonly type: 'checked'; readonly bytes: number; readonly isComplete: boolean }
  | { readonly type: 'unsupported'; readonly reason: string }
  | { readonly type: 'started' | 'finished' | 'removed' }
  | { readonly type: 'saved'; readonly bytes: number }
  | { readonly type: 'failed'; readonly reason: string };

/** Returns the state after an event. An event that doesn't fit the state changes nothing. */
export function stateAfter(state: CopyState, event: CopyEvent): CopyState {
  const bytes = 'bytes' in state ? state.bytes : 0;
  switch (event.type) {
    case 'checked':
      return { stage: event.isComplete ? 'complete' : 'none', bytes: event.bytes };
    case 'unsupported':
      return { stage: 'unsupported', reason: event.reason };
    case 'started':
      return { stage: 'saving', bytes, saved: 0 };
    case 'saved':
      return state.stage === 'saving' ? { ...state, saved: Math.min(bytes, state.saved + event.bytes) } : state;
    case 'finished':
      return state.stage === 'saving' ? { stage: 'complete', bytes } : state;
    case 'removed':
      return { stage: 'none', bytes };
    case 'failed':
      return { stage: 'failed', bytes, reason: event.reason };
  }
}

/** Formats a number of bytes for readers, such as `20 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1_000_000)} MB`;
}
