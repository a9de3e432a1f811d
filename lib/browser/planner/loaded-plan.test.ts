import { expect, test } from 'vitest';
import { loadedPhasesOf, planAsMarkdown } from './loaded-plan';
import type { Phase } from './plan';

const from = { edition: 'pro', major: 6 } as const;
const to = { edition: 'pro', major: 7 } as const;
const phases: readonly Phase[] = [
  { kind: 'start', from, to, steps: ['/pro/a#a'] },
  { kind: 'upgrade', from, to, steps: ['/pro/b#b', '/pro/a#a'] },
  { kind: 'end', from, to, steps: ['/pro/c#c'] },
];
const stepOf = (title: string) => ({ title, html: '', markdown: `- [ ] **${title}**`, placeholders: [] });
const steps = { '/pro/a#a': stepOf('A'), '/pro/b#b': stepOf('B'), '/pro/c#c': stepOf('C') };

test('numbers the steps of all phases, and names the ticks that a longer plan shares', () => {
  const loaded = loadedPhasesOf(phases, steps)?.flatMap((phase) => phase.steps);
  expect(loaded?.map(({ number, tick }) => `${number} ${tick}`)).toEqual([
    '1 Pro 6 Pro 7 /pro/a#a',
    '2 /pro/b#b',
    '3 /pro/a#a',
    '4 Pro 6 Pro 7 /pro/c#c',
  ]);
});

test('has no phases if a step is missing', () => {
  const { '/pro/c#c': _, ...others } = steps;
  expect(loadedPhasesOf(phases, others)).toBeNull();
});

test('writes Markdown with a task for each step', () => {
  const markdown = planAsMarkdown(
    loadedPhasesOf(phases, steps) ?? [],
    { from, to, installation: 'docker' },
    (step) => step.markdown,
  );
  expect(markdown).toBe(
    '# Upgrade from Pro 6 to Pro 7\n\n## Before you start\n\n- [ ] **A**\n\n## Pro 6 to Pro 7\n\n- [ ] **B**\n\n- [ ] **A**\n\n' +
      '## At the end\n\n- [ ] **C**\n',
  );
});
