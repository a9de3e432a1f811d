import { element } from '@/lib/browser/dom/element';
import { nameOf, type Phase } from '@/lib/browser/planner/plan';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { Step } from './load-steps';
import { readTicks, writeTick } from './ticks';

export type LoadedPhase = { readonly phase: Phase; readonly steps: readonly Step[] };

export function titleOf({ kind, from, to }: Phase): string {
  return kind === 'start' ? 'Before you start' : kind === 'end' ? 'At the end' : `${nameOf(from)} to ${nameOf(to)}`;
}

/** Returns the key under which a tick of a step is stored. The same step in a longer plan has the same key. */
export function keyOf({ kind, from, to }: Phase, { section }: Step): string {
  return kind === 'upgrade' ? section : `${nameOf(from)} ${nameOf(to)} ${section}`;
}

export function renderPhases(phases: readonly LoadedPhase[], onTick: () => void): readonly HTMLElement[] {
  let number = 0;
  return phases.map(({ phase, steps }) => {
    const { php, laravel, trouble, to } = phase;
    const needs = [php && `PHP ${php} or later`, laravel && `Laravel ${laravel}`].filter(Boolean).join(' · ');
    const items = steps.map((step) => {
      number += 1;
      return renderStep(step, keyOf(phase, step), number, onTick);
    });
    return element('section', { class: 'plan-phase' }, [
      element('h2', {}, titleOf(phase)),
      needs !== '' && element('p', { class: 'plan-needs' }, needs),
      element('ol', { class: 'steps plan-steps' }, items),
      trouble !== undefined &&
        element('p', { class: 'plan-trouble' }, [
          'If a step fails: ',
          element('a', { href: withBasePath(trouble) }, `errors on the way to ${nameOf(to)}`),
        ]),
    ]);
  });
}

function renderStep(step: Step, key: string, number: number, onTick: () => void): HTMLElement {
  const id = `plan-step-${number}`;
  const box = element('input', { type: 'checkbox', 'aria-labelledby': id });
  const item = element('li', { 'data-number': number }, [
    box,
    element('div', { class: 'plan-title' }, [
      element('a', { id, href: withBasePath(step.section) }, step.title.cloneNode(true)),
    ]),
    step.content,
  ]);
  const show = () => item.toggleAttribute('data-done', box.checked);
  box.checked = readTicks().has(key);
  box.addEventListener('change', () => {
    writeTick(key, box.checked);
    show();
    onTick();
  });
  show();
  return item;
}
