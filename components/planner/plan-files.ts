import type { PlanChoices } from '@/lib/browser/planner/choices';
import { nameOf } from '@/lib/browser/planner/plan';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { absoluteUrlOf, inlineOf, markdownOf } from './plan-markdown';
import { type LoadedPhase, titleOf } from './render-phases';

export function planAsMarkdown(phases: readonly LoadedPhase[], { from, to }: PlanChoices): string {
  const parts = phases.flatMap(({ phase, steps }) => [
    `## ${titleOf(phase)}`,
    ...steps.flatMap(({ section, title, content }) => [
      `- [ ] **${inlineOf(title)}** ([page](${absoluteUrlOf(withBasePath(section))}))`,
      ...content.map((part) => markdownOf(part, '  ')),
    ]),
  ]);
  return `# Upgrade from ${nameOf(from)} to ${nameOf(to)}\n\n${parts.join('\n\n')}\n`;
}
