/**
 * A message from a page to the worker: the URL that the reader is visiting, and whether to save nothing but that page,
 * or what the page has loaded, which the worker didn't see if it started later.
 */
export type ReaderMessage =
  | { readonly type: 'visited'; readonly address: string; readonly isSaveData: boolean }
  | { readonly type: 'loaded'; readonly addresses: readonly string[] };

export type WorkerMessage = { readonly type: 'build'; readonly build: string };
