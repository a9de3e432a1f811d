import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { diagnosticIn, type Fence } from './fence';

/** A check for one kind of code. */
export type FenceCheck = {
  readonly name: string;
  /** The program that it needs, if it isn't Node.js. */
  readonly program?: string;
  readonly isFor: (fence: Fence) => boolean;
  /**
   * @param fences fences that the check is for, at least one
   * @param folder an empty folder to write to
   */
  readonly diagnosticsIn: (fences: readonly Fence[], folder: string) => Promise<Diagnostic[]>;
};

/** What's wrong with a fence, and the number of the line, from 1, also as a program printed it. */
type FenceProblem = { readonly line?: number | string | undefined; readonly problem: string };

type SingleCheck = Omit<FenceCheck, 'diagnosticsIn'> & {
  readonly remedy: string;
  /** Finds the first problem of a fence, with an empty folder to write to. */
  readonly problemIn: (fence: Fence, folder: string) => Promise<FenceProblem | null>;
};

/** Creates a check of each fence on its own, as many at a time as the machine has processors. */
export function checkEach({ remedy, problemIn, ...check }: SingleCheck): FenceCheck {
  return {
    ...check,
    diagnosticsIn: async (fences, folder) => {
      const diagnostics: Diagnostic[][] = [];
      const entries = fences.entries();
      const worker = async () => {
        for (const [at, fence] of entries) {
          const own = join(folder, `${at}`);
          mkdirSync(own);
          const found = await problemIn(fence, own);
          diagnostics[at] = found ? [diagnosticIn(fence, Number(found.line ?? 1), found.problem, remedy)] : [];
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, worker));
      return diagnostics.flat();
    },
  };
}
