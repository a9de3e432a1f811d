import type { PlanChoices } from './choices';
import { nameOf, type Phase } from './plan';
import type { Step, Steps } from './steps-file';

export type LoadedStep = Step & {
  /** `/path#id`. */
  readonly section: string;
  /** The key under which its tick is stored. The same step in a longer plan has the same one. */
  readonly tick: string;
  /** Its number in the plan, from 1. */
  readonly number: number;
};

export type LoadedPhase = Omit<Phase, 'steps'> & { readonly title: string; readonly steps: readonly LoadedStep[] };

/** Puts the loaded steps into the phases of a plan. Returns null if one is missing. */
export function loadedPhasesOf(phases: readonly Phase[], steps: Steps): readonly LoadedPhase[] | null {
  let number = 0;
  const loaded = phases.map((phase) => ({
    ...phase,
    title: titleOf(phase),
    steps: phase.steps.flatMap((section) => {
      const step = steps[section];
      number += 1;
      return step ? { ...step, section, tick: tickOf(phase, section), number } : [];
    }),
  }));
  return loaded.flatMap((phase) => phase.steps).length === number ? loaded : null;
}

/**
 * Returns a plan as Markdown, with a task for each step.
 *
 * @param taskOf returns the Markdown of a step
 */
export function planAsMarkdown(
  phases: readonly LoadedPhase[],
  { from, to }: PlanChoices,
  taskOf: (step: LoadedStep) => string,
): string {
  const parts = phases.flatMap(({ title, steps }) => [`## ${title}`, ...steps.map(taskOf)]);
  return `# Upgrade from ${nameOf(from)} to ${nameOf(to)}\n\n${parts.join('\n\n')}\n`;
}

function titleOf({ kind, from, to }: Phase): string {
  return kind === 'start' ? 'Before you start' : kind === 'end' ? 'At the end' : `${nameOf(from)} to ${nameOf(to)}`;
}

function tickOf({ kind, from, to }: Phase, section: string): string {
  return kind === 'upgrade' ? section : `${nameOf(from)} ${nameOf(to)} ${section}`;
}
