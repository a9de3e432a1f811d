/** A message from a page to the worker: the URL that the reader is visiting, and whether this may save the search too. */
export type ReaderMessage = { readonly type: 'visited'; readonly address: string; readonly canSaveSearch: boolean };

export type WorkerMessage = { readonly type: 'build'; readonly build: string };
