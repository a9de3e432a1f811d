import type { Installation } from '@/content/upgrades/types';
import { formatChoices, readChoices } from '@/lib/browser/planner/choices';
import { loadedPhasesOf, planAsMarkdown } from '@/lib/browser/planner/loaded-plan';
import { majorsOf, planUpgrade } from '@/lib/browser/planner/plan';
import { type Steps, stepsFileOf } from '@/lib/browser/planner/steps-file';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { UsageError } from './sources';

/**
 * Plans an upgrade between versions such as `pro-5`, as Markdown.
 *
 * @param to the latest version, if omitted
 * @param stepsIn returns the steps in a file of `lib/export/upgrade-steps.ts`
 * @returns the plan; if there's none, the reason, and the section that says what to do instead
 * @throws {UsageError} for an unknown version, or one that can't follow the other
 */
export async function planMarkdown(
  from: string,
  to: string | undefined,
  installation: Installation,
  stepsIn: (file: string) => Promise<Steps>,
): Promise<string> {
  const choices = readChoices(`?from=${from}&to=${to ?? ''}`, { edition: 'pro', installation });
  // Choices that don't exist become others.
  if (!formatChoices(choices).startsWith(`?from=${from}&to=${to ? `${to}&` : ''}`)) {
    const editions = Object.keys(editionLabels) as EditionName[];
    const known = editions.flatMap((edition) => majorsOf(edition).map((major) => `${edition}-${major}`));
    throw new UsageError(
      `--from "${from}"${to ? ` with --to "${to}"` : ''} is no upgrade; the versions are ${known.join(', ')}.`,
    );
  }
  const plan = planUpgrade(choices.from, choices.to, installation);
  if ('obstacle' in plan) {
    return `${plan.obstacle}\n${absoluteUrl(plan.section)}\n`;
  }
  const files = new Set(plan.phases.flatMap(({ steps }) => steps.map((step) => stepsFileOf(step, installation))));
  const steps: Steps = Object.assign({}, ...(await Promise.all([...files].map(stepsIn))));
  const markdown = planAsMarkdown(loadedPhasesOf(plan.phases, steps) ?? [], choices, (step) => step.markdown);
  return `${markdown}\n## The way back\n\n<${absoluteUrl(plan.back)}>\n`;
}
