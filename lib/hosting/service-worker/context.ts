/** The cache of one build, and the site it belongs to. */
export type WorkerContext = {
  readonly name: string;
  readonly build: string;
  /** The path that the site is served under, with a trailing slash. */
  readonly scope: string;
  readonly origin: string;
  /** Targets of redirects, by source. Both are canonical paths without the base path. */
  readonly redirects: Readonly<Record<string, string>>;
};
