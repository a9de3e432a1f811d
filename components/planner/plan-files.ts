import { copyTextOf } from '@/lib/browser/dom/code-text';
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

/** Returns a plan as a script that stops at the first error; null if a step changes a file or needs a missing value. */
export function planAsScript(phases: readonly LoadedPhase[], { from, to, installation }: PlanChoices): string | null {
  const upgrades = phases.filter(({ phase }) => phase.kind === 'upgrade');
  const isScript = upgrades.every(({ steps }) => {
    const codes = steps.flatMap(({ content }) => content.flatMap(codesIn));
    return codes.length > 0 && codes.every((code) => code.getAttribute('data-code') === 'shell' && isFilled(code));
  });
  if (installation !== 'docker' || !isScript) {
    return null;
  }
  const parts = phases.flatMap(({ phase, steps }) => [
    `# ${titleOf(phase)}`,
    ...steps.map(({ section, title, content }) => {
      const commands = phase.kind === 'end' ? [] : content.flatMap(codesIn).map(commandsOf);
      return [`# - ${title.textContent}: ${absoluteUrlOf(withBasePath(section))}`, ...commands].join('\n');
    }),
  ]);
  const head = `#!/usr/bin/env bash\n# Upgrade from ${nameOf(from)} to ${nameOf(to)}. Run it in the folder of docker-compose.yml.\nset -euo pipefail`;
  return `${[head, ...parts].join('\n\n')}\n`;
}

function codesIn(part: Element): readonly Element[] {
  return part.matches('[data-code]') ? [part] : [...part.querySelectorAll('[data-code]')];
}

function isFilled(code: Element): boolean {
  return code.querySelector('[data-placeholder]:not([data-example])') === null;
}

/** Returns the commands of a block. Following a log never ends, so a script shows its newest lines instead. */
function commandsOf(block: Element): string {
  const code = block.querySelector('code');
  return code ? copyTextOf(code).trimEnd().replaceAll('docker compose logs -f ', 'docker compose logs --tail 50 ') : '';
}
