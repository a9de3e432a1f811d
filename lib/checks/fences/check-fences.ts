import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '@/lib/content/fault';
import { caddy } from './caddy';
import { composeSpecification, dockerCompose } from './compose';
import type { Fence } from './fence';
import type { FenceCheck, Tool } from './fence-check';
import { javascript } from './javascript';
import { nginx } from './nginx';
import { php } from './php';
import { dotenv, json, yaml } from './plain-formats';
import { ini, python } from './python';
import { bash, shellcheck } from './shell';

/** Every check. Of languages that none is for (SQL, HTTP, Apache, Go, output) the fences are counted. */
const checks: readonly FenceCheck[] = [
  bash,
  shellcheck,
  php,
  json,
  yaml,
  dotenv,
  ini,
  nginx,
  caddy,
  composeSpecification,
  dockerCompose,
  javascript,
  python,
];

/** What the checks ask of the machine. */
export type ToolBox = {
  /** Sees to it that a tool is there; else why it is not. */
  readonly absenceOf: (tool: Tool) => string | undefined;
  readonly fileOf: (program: string) => string;
  /** An empty folder to write into. */
  readonly folder: string;
};

/** What came of the checks. */
export type FenceReport = {
  readonly faults: readonly Fault[];
  /** For each check, how many different fences it looked at. */
  readonly checked: readonly { readonly name: string; readonly fences: number }[];
  /** Checks that could not run, and why. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  /** The languages without a check, and how many fences each has. */
  readonly unchecked: Readonly<Record<string, number>>;
};

/** Runs every check on the fences that it is for; what stands on several pages is looked at once, for the first of them. */
export async function checkFences(all: readonly Fence[], { absenceOf, fileOf, folder }: ToolBox): Promise<FenceReport> {
  const fences = [...new Map(all.toReversed().map((fence) => [keyOf(fence), fence])).values()].toReversed();
  const faults: Fault[] = [];
  const checked: { name: string; fences: number }[] = [];
  const skipped: { name: string; reason: string }[] = [];
  for (const { name, tools, isFor, faultsIn } of checks) {
    const own = fences.filter(isFor);
    if (own.length === 0) {
      continue;
    }
    const reason = tools.map(absenceOf).find((absence) => absence !== undefined);
    if (reason !== undefined) {
      skipped.push({ name, reason });
      continue;
    }
    const workFolder = join(folder, `${checked.length}`);
    mkdirSync(workFolder);
    faults.push(...(await faultsIn(own, { folder: workFolder, fileOf })));
    checked.push({ name, fences: own.length });
  }
  return { faults, checked, skipped, unchecked: uncheckedOf(fences) };
}

function keyOf({ language, title, text, file }: Fence): string {
  // A published file is looked at as itself, too.
  return JSON.stringify([language, title, text, file.endsWith('.mdx') ? '' : file]);
}

function uncheckedOf(fences: readonly Fence[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const fence of fences) {
    if (!checks.some(({ isFor }) => isFor(fence))) {
      counts[fence.language] = (counts[fence.language] ?? 0) + 1;
    }
  }
  return counts;
}
