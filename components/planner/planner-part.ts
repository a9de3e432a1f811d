import { renderAdvisories } from '@/components/tools/advisory-list';
import { adoptStyles } from '@/lib/browser/dom/adopt-styles';
import { button, element } from '@/lib/browser/dom/element';
import { saveText } from '@/lib/browser/dom/save-text';
import { formatChoices, type PlanChoices, readChoices } from '@/lib/browser/planner/choices';
import { nameOf, type Plan, planUpgrade, problemsOf } from '@/lib/browser/planner/plan';
import { choicesOf } from '@/lib/browser/values/choices';
import { valueStorage } from '@/lib/browser/values/value-storage';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { loadSteps } from './load-steps';
import { planAsMarkdown } from './plan-markdown';
import styles from './planner.part.css';
import stepStyles from './planner-steps.part.css';
import { renderChoices } from './render-choices';
import { keyOf, type LoadedPhase, renderPhases } from './render-phases';
import { clearTicks, readTicks } from './ticks';

/** Fills the place of the upgrade planner. The choices are in the page's address, and the ticks in this browser. */
export function mount(place: HTMLElement): void {
  adoptStyles(styles);
  adoptStyles(stepStyles);
  const stored = choicesOf(valueStorage.readAll());
  const edition = stored.edition === 'lite' || stored.edition === 'enterprise' ? stored.edition : 'pro';
  const installation = stored.method === 'manual' ? 'manual' : 'docker';
  let choices = readChoices(window.location.search, { edition, installation });
  const choicesPlace = element('div', {});
  const status = element('p', { class: 'plan-status', role: 'status' });
  const plan = element('div', { class: 'plan' });

  const show = async () => {
    const shown = choices;
    choicesPlace.replaceChildren(renderChoices(choices, change));
    const planned = planUpgrade(choices.from, choices.to, choices.installation);
    if ('obstacle' in planned) {
      status.textContent = planned.obstacle;
      const link = element('a', { href: withBasePath(planned.section) }, 'What to do instead');
      plan.replaceChildren(element('p', {}, link));
      return;
    }
    status.textContent = `${nameOf(choices.from)} to ${nameOf(choices.to)}`;
    try {
      const phases = await Promise.all(
        planned.phases.map(async (phase) => ({ phase, steps: await loadSteps(phase.steps, shown.installation) })),
      );
      if (shown === choices) {
        plan.replaceChildren(...renderPlan(phases, planned, shown, () => void show()));
      }
    } catch (error) {
      console.warn("The upgrade planner can't load the steps.", error);
      plan.replaceChildren(...renderLinks(planned.phases.flatMap(({ steps }) => steps)));
    }
  };
  const change = (changed: PlanChoices) => {
    const focused = document.activeElement?.getAttribute('name');
    choices = changed;
    window.history.replaceState(window.history.state, '', formatChoices(choices) + window.location.hash);
    void show();
    choicesPlace.querySelector<HTMLInputElement>(`input[name="${focused}"]:checked`)?.focus();
  };
  place.replaceChildren(choicesPlace, status, plan);
  void show();
}

function renderPlan(
  phases: readonly LoadedPhase[],
  { back }: Extract<Plan, { back: string }>,
  choices: PlanChoices,
  refresh: () => void,
): readonly HTMLElement[] {
  const keys = phases.flatMap(({ phase, steps }) => steps.map((step) => keyOf(phase, step)));
  const progress = element('progress', { max: keys.length, 'aria-label': 'Steps done' });
  const count = element('span', { class: 'plan-count', role: 'status' });
  const update = () => {
    const done = keys.filter((key) => readTicks().has(key)).length;
    progress.value = done;
    count.textContent = done === 0 ? 'Click a number to tick its step' : `${done} of ${keys.length} steps done`;
    progress.hidden = clear.hidden = done === 0;
  };
  const clear = button('Clear ticks', () => {
    clearTicks(keys);
    refresh();
  });
  update();
  const name = `upgrade-${formatChoices(choices).slice(1).replace(/\w+=/g, '').replaceAll('&', '-')}`;
  const saveMarkdown = () => saveText(`${name}.md`, planAsMarkdown(phases, choices));
  const bar = element('div', { class: 'plan-bar' }, [
    element('div', { class: 'plan-progress' }, progress, count),
    element('div', { class: 'plan-actions' }, [
      button('Print', () => window.print()),
      button('Markdown', saveMarkdown, { 'aria-label': 'Download as Markdown' }),
      clear,
    ]),
  ]);
  const wayBack = element('p', { class: 'plan-trouble' }, [
    'The way back: ',
    element('a', { href: withBasePath(back) }, `return to ${nameOf(choices.from)} with your backup`),
  ]);
  const problems = renderAdvisories(`Known problems of ${nameOf(choices.to)}`, problemsOf(choices.to));
  return [bar, ...(problems ? [problems] : []), ...renderPhases(phases, update), wayBack];
}

/** Renders links to the steps, for a copy of the site without a server, or without a connection. */
function renderLinks(sections: readonly string[]): readonly HTMLElement[] {
  const links = sections.map((section) => {
    const words = (section.split('#')[1] ?? '').replaceAll('-', ' ');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return element('li', {}, element('a', { href: withBasePath(section) }, title));
  });
  return [element('p', {}, "The steps can't be shown here. Follow these links in order:"), element('ol', {}, links)];
}
