/** The id of the JSON block in a page that lists the files needed to start its app. */
export const appFilesId = 'app-files';

/** The files that a built page omits from its HTML, and that `start-app.ts` loads on demand. */
export type AppFiles = {
  /** URLs of Next's scripts, in execution order. */
  readonly scripts: readonly string[];
  /** The React payload in its own file, with the length of its text in characters; null if the HTML contains it. */
  readonly payload: { readonly address: string; readonly length: number } | null;
};
