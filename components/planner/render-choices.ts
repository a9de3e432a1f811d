import { radioChoices } from '@/components/tools/radio-choices';
import { element } from '@/lib/browser/dom/element';
import { installations, isSame, type PlanChoices } from '@/lib/browser/planner/choices';
import { type Major, majorsOf, nameOf, targetsOf } from '@/lib/browser/planner/plan';
import { type EditionName, editionLabels } from '@/lib/site/editions';

type Option = { readonly label: string; readonly isChosen: boolean; readonly choice: PlanChoices };

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
        choice: startAt({ edition, major: majorsOf(edition).at(-2) ?? 1 }),
      })),
    ],
    [
      'Installation',
      (Object.keys(installations) as (keyof typeof installations)[]).map((name) => ({
        label: installations[name],
        isChosen: name === installation,
        choice: { ...choices, installation: name },
      })),
    ],
    [
      'Version now',
      majorsOf(from.edition).map((major) => ({
        label: `${major}.x`,
        isChosen: major === from.major,
        choice: startAt({ edition: from.edition, major }),
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
          choice: { ...choices, to: target },
        })),
    ],
  ];
  const sets = rows.map(([legend, options]) =>
    radioChoices(
      `plan-${legend.toLowerCase().replace(' ', '-')}`,
      element('legend', {}, legend),
      options.map(({ choice, ...option }) => ({ ...option, choose: () => onChange(choice) })),
    ),
  );
  return element('div', { class: 'plan-choices' }, sets);
}
