/** The id of the JSON block in a page that lists what starting its app takes. */
export const appFilesId = 'app-files';

/** What a built page leaves out of its HTML, and `start-app.ts` loads on demand. */
export type AppFiles = {
  /** Addresses of Next's scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** The React payload in its own file, with the length of its text in characters; null where the HTML contains it. */
  readonly payload: { readonly address: string; readonly length: number } | null;
};
