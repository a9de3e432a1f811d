import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import type { Fence } from './fence';

/** A program that a check runs. */
export type Tool = { readonly program: string };

/** A check's resources: an empty folder to write to, and the paths of its tools. */
export type Workplace = { readonly folder: string; readonly fileOf: (program: string) => string };

/** A check for one kind of code. */
export type FenceCheck = {
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly isFor: (fence: Fence) => boolean;
  /** @param fences fences that the check is for, at least one */
  readonly diagnosticsIn: (fences: readonly Fence[], workplace: Workplace) => Promise<Diagnostic[]>;
};
