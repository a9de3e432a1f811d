import type { RunningServer } from './run-server';

/** A server that people run for a folder of files, and what it cannot do with one. */
export type Host = {
  readonly name: string;
  /** Whether it follows rules that the build emits: it redirects to canonical addresses and answers for folders with status 404. */
  readonly hasRules: boolean;
  /** What is left out of its tests, each with the reason. */
  readonly cannot: {
    readonly showNotFoundPage?: string;
    readonly takeLongAddress?: string;
  };
  /** Why the server cannot run on this machine; undefined when it can. */
  readonly absence: () => string | undefined;
  readonly start: () => Promise<RunningServer>;
};
