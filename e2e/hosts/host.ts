import type { RunningServer } from '@/lib/programs/run-server';

/** A server that people use for static files, and how its behavior differs. */
export type Host = {
  readonly name: string;
  /**
   * Whether it follows rules that the build emits: it redirects to canonical addresses, and returns 404 for folders.
   */
  readonly hasRules: boolean;
  /** The encodings in which it serves the files that `npm run build:compress` writes, the preferred one first. */
  readonly compressions: readonly ('br' | 'gzip')[];
  /** Text on its own page for unknown addresses, if it doesn't show the site's. */
  readonly notFoundPage?: string;
  /** Returns why the server can't run on this machine, or undefined if it can. */
  readonly skipReason: () => string | undefined;
  /** Serves the export, or a similar folder. */
  readonly start: (folder?: string) => Promise<RunningServer>;
};
