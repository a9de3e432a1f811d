/** A message from a page to the worker: the URL that the reader is visiting, and whether to save nothing but that page. */
export type ReaderMessage = { readonly type: 'visited'; readonly address: string; readonly isSaveData: boolean };

export type WorkerMessage = { readonly type: 'build'; readonly build: string };
