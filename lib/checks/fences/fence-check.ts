import type { Fault } from '@/lib/content/fault';
import type { Fence } from './fence';

/** A program that a check runs, and the Debian package that brings it. */
export type Tool = { readonly program: string };

/** What a check may use: an empty folder to write into, and the files of its tools. */
export type Workplace = { readonly folder: string; readonly fileOf: (program: string) => string };

/** A way to see whether code of one kind is sound. */
export type FenceCheck = {
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly isFor: (fence: Fence) => boolean;
  /** @param fences those that it is for, one at least */
  readonly faultsIn: (fences: readonly Fence[], workplace: Workplace) => Promise<Fault[]>;
};
