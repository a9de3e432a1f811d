/** The cache of one build, and the site that it's of. */
export type WorkerContext = {
  readonly name: string;
  readonly build: string;
  /** The path that the site is served below, with a slash at the end. */
  readonly scope: string;
  readonly origin: string;
  /** Where old addresses lead, both as canonical paths without the base path. */
  readonly redirects: Readonly<Record<string, string>>;
};
