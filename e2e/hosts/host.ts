import type { RunningServer } from '@/lib/programs/run-server';

/**
 * The folder that a server serves, the export by default, and the path that it's served below. A server whose
 * configuration includes the path needs none.
 */
export type Start = { readonly folder?: string | undefined; readonly basePath?: string };

/** A server that people use for static files, and how its behavior differs. */
export type Host = {
  readonly name: string;
  /**
   * Whether it follows rules that the build emits: it redirects to canonical addresses, and returns 404 for folders.
   */
  readonly hasRules: boolean;
  /** The encodings in which it serves the files that `npm run build:compress` writes, the preferred one first. */
  readonly compressions: readonly ('br' | 'gzip')[];
  /** How it behaves regardless of the export. */
  readonly own: {
    /** Text on its own page for unknown addresses. */
    readonly notFoundPage?: string;
    /** The status for an address that's longer than its file system allows, if that isn't a client error. */
    readonly longAddressStatus?: number;
  };
  /** Returns why the server can't run on this machine, or undefined if it can. */
  readonly skipReason: () => string | undefined;
  /** Serves the export, or a similar folder. */
  readonly start: (folder?: string) => Promise<RunningServer>;
};
