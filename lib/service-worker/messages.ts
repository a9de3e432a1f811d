/** What a page tells the worker: the address that the reader is at. */
export type ReaderMessage = { readonly type: 'visited'; readonly address: string };

/** What the worker tells the open pages: the build that it has taken over with. */
export type WorkerMessage = { readonly type: 'build'; readonly build: string };
