import { element } from '@/lib/browser/dom/element';
import { installations, isSame, type PlanChoices } from '@/lib/browser/planner/choices';
import { type Major, majorsOf, nameOf, targetsOf } from '@/lib/browser/planner/plan';
import { type EditionName, editionLabels } from '@/lib/site/editions';

type Option = { readonly label: string; readonly isChosen: boolean; readonly choose: () => PlanChoices };

export function renderChoices(choices: PlanChoices, onChange: (choices: PlanChoices) => void): HTMLElement {
  const { from, to, installation } = choices;
  const startAt = (start: Major): PlanChoices => {
    const keepsTarget = targetsOf(start).some((target) => isSame(target, to) && !isSame(target, start));
    const newest = { edition: start.edition, major: majorsOf(start.edition).at(-1) ?? 1 };
    return { ...choices, from: start, to: keepsTarget ? to : newest };
  };
  const names = Object.keys(editionLabels) as EditionName[];
  const rows: readonly (readonly [string, readonly Option[]])[] = [
    [
      'Edition',
      names.map((edition) => ({
        label: editionLabels[edition],
        isChosen: edition === from.edition,
        choose: () => startAt({ edition, major: majorsOf(edition).at(-2) ?? 1 }),
      })),
    ],
    [
      'Installation',
      (Object.keys(installations) as (keyof typeof installations)[]).map((name) => ({
        label: installations[name],
        isChosen: name === installation,
        choose: () => ({ ...choices, installation: name }),
      })),
    ],
    [
      'Version now',
      majorsOf(from.edition).map((major) => ({
        label: `${major}.x`,
        isChosen: major === from.major,
        choose: () => startAt({ edition: from.edition, major }),
      })),
    ],
    [
      'Version wanted',
      // An older version, which only an address can ask for, is explained below the choices.
      targetsOf(from)
        .filter((target) => target.edition !== from.edition || target.major > from.major || isSame(target, to))
        .map((target) => ({
          label: target.edition === from.edition ? `${target.major}.x` : nameOf(target),
          isChosen: isSame(target, to),
          choose: () => ({ ...choices, to: target }),
        })),
    ],
  ];
  const sets = rows.map(([legend, options]) => renderRow(legend, options, onChange));
  return element('div', { class: 'plan-choices' }, sets);
}

function renderRow(legend: string, options: readonly Option[], onChange: (choices: PlanChoices) => void): HTMLElement {
  const name = `plan-${legend.toLowerCase().replace(' ', '-')}`;
  const labels = options.map(({ label, isChosen, choose }, at) => {
    const radio = element('input', { type: 'radio', name, value: at });
    radio.checked = isChosen;
    radio.addEventListener('change', () => onChange(choose()));
    return element('label', {}, radio, label);
  });
  return element('fieldset', {}, element('legend', {}, legend), element('div', { class: 'choices' }, labels));
}
