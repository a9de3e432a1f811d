import type { RunningServer } from '@/lib/programs/run-server';

/** Which folder a server shows, by default the export, and below which path; a server whose configuration says so itself needs no path. */
export type Start = { readonly folder?: string | undefined; readonly basePath?: string };

/** A server that people run for a folder of files, and what it does its own way. */
export type Host = {
  readonly name: string;
  /** Whether it follows rules that the build emits: it redirects to canonical addresses and answers for folders with status 404. */
  readonly hasRules: boolean;
  /** The codings in which it serves the files that `npm run build:compress` writes, the best first. */
  readonly compressions: readonly ('br' | 'gzip')[];
  /** Where it does as it likes, whatever the export holds. */
  readonly own: {
    /** Words of its own page for unknown addresses. */
    readonly notFoundPage?: string;
    /** How it answers an address that is longer than its file system takes, if not with an error of the reader. */
    readonly longAddressStatus?: number;
  };
  /** Why the server cannot run on this machine; undefined when it can. */
  readonly absence: () => string | undefined;
  /** Serves the export, or a folder like it. */
  readonly start: (folder?: string) => Promise<RunningServer>;
};
