/** Fetches a file of an index. */
type LoadText = (name: string) => Promise<string>;

/** A search that is open: the addresses that answer a text, the best first, ten or more where there are. */
export type Asked = (text: string) => Promise<readonly string[]>;

/** What each engine's script brings: it fetches and opens its index. */
export type Open = (load: LoadText, base: string) => Promise<Asked>;
