/** Fetches a file of an index. */
type LoadText = (name: string) => Promise<string>;

/** An open search: resolves a query to the URLs of its results, best first, ten or more if that many match. */
export type Asked = (text: string) => Promise<readonly string[]>;

/** What each engine's script exports: a function that fetches and opens its index. */
export type Open = (load: LoadText, base: string) => Promise<Asked>;
