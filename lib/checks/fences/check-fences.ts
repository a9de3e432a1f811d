import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { composeSpecification } from './compose';
import type { Fence } from './fence';
import type { FenceCheck } from './fence-check';
import { ini, php } from './languages';
import { dotenv, json, yaml } from './plain-formats';
import { shellcheck } from './shell';
import { caddy, nginx } from './web-servers';

/**
 * All checks. Code in other languages (SQL, HTTP, Apache, output) has none. Tests run the webhook verifiers in
 * JavaScript, Python, and Go.
 */
const checks: readonly FenceCheck[] = [shellcheck, php, json, yaml, dotenv, ini, nginx, caddy, composeSpecification];

/** The outcome of all checks. */
export type FenceReport = {
  readonly diagnostics: readonly Diagnostic[];
  /** For each check, the number of distinct fences it checked. */
  readonly checked: readonly { readonly name: string; readonly fences: number }[];
  /** Checks that couldn't run, and why. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
};

/** Runs every check on its fences. A fence that's on several pages is checked once, for the first page. */
export async function checkFences(all: readonly Fence[]): Promise<FenceReport> {
  const fences = [...new Map(all.toReversed().map((fence) => [keyOf(fence), fence])).values()].toReversed();
  const diagnostics: Diagnostic[] = [];
  const checked: { name: string; fences: number }[] = [];
  const skipped: { name: string; reason: string }[] = [];
  for (const { name, program, isFor, diagnosticsIn } of checks) {
    const own = fences.filter(isFor);
    if (own.length === 0) {
      continue;
    }
    const reason = program && skipReasonFor(program);
    if (reason) {
      skipped.push({ name, reason });
      continue;
    }
    const folder = mkdtempSync(join(tmpdir(), 'fences-'));
    diagnostics.push(...(await diagnosticsIn(own, folder).finally(() => rmSync(folder, { recursive: true }))));
    checked.push({ name, fences: own.length });
  }
  return { diagnostics, checked, skipped };
}

function keyOf({ language, title, text }: Fence): string {
  return JSON.stringify([language, title, text]);
}
