import type { Installation } from '@/content/upgrades/types';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { type Major, majorsOf, nameOf, targetsOf } from './plan';

export type PlanChoices = { readonly from: Major; readonly to: Major; readonly installation: Installation };

export const installations: Readonly<Record<Installation, string>> = {
  docker: 'Docker',
  manual: 'Without Docker',
  package: 'Laravel package',
};

type Option = { readonly label: string; readonly isChosen: boolean; readonly choice: PlanChoices };

/** Returns what a reader can choose next, by the legend of each group, with the choices that each option leads to. */
export function optionsOf(choices: PlanChoices): Readonly<Record<string, readonly Option[]>> {
  const { from, to, installation } = choices;
  const startAt = (start: Major): PlanChoices => {
    const keepsTarget = targetsOf(start).some((target) => isSame(target, to) && !isSame(target, start));
    const newest = { edition: start.edition, major: majorsOf(start.edition).at(-1) ?? 1 };
    return { ...choices, from: start, to: keepsTarget ? to : newest };
  };
  // An older version, which only an address can ask for, is explained below the choices.
  const targets = targetsOf(from).filter(
    (target) => target.edition !== from.edition || target.major > from.major || isSame(target, to),
  );
  return {
    Edition: (Object.keys(editionLabels) as EditionName[]).map((edition) => ({
      label: editionLabels[edition],
      isChosen: edition === from.edition,
      choice: startAt({ edition, major: majorsOf(edition).at(-2) ?? 1 }),
    })),
    Installation: (Object.keys(installations) as Installation[]).map((name) => ({
      label: installations[name],
      isChosen: name === installation,
      choice: { ...choices, installation: name },
    })),
    'Version now': majorsOf(from.edition).map((major) => ({
      label: `${major}.x`,
      isChosen: major === from.major,
      choice: startAt({ edition: from.edition, major }),
    })),
    'Version wanted': targets.map((target) => ({
      label: target.edition === from.edition ? `${target.major}.x` : nameOf(target),
      isChosen: isSame(target, to),
      choice: { ...choices, to: target },
    })),
  };
}

/**
 * Returns the choices in an address such as `?from=pro-5&to=enterprise-8&on=docker`. What's missing or unknown becomes
 * the upgrade to the newest version.
 */
export function readChoices(
  search: string,
  preferred: { readonly edition: EditionName; readonly installation: Installation },
): PlanChoices {
  const query = new URLSearchParams(search);
  const on = query.get('on') ?? '';
  const from = majorIn(query.get('from')) ?? {
    edition: preferred.edition,
    major: majorsOf(preferred.edition).at(-2) ?? 1,
  };
  const wanted = majorIn(query.get('to'));
  const isPossible = wanted && targetsOf(from).some((target) => isSame(target, wanted));
  return {
    from,
    to: isPossible ? wanted : { edition: from.edition, major: majorsOf(from.edition).at(-1) ?? from.major },
    installation: Object.hasOwn(installations, on) ? (on as Installation) : preferred.installation,
  };
}

export function formatChoices({ from, to, installation }: PlanChoices): string {
  return `?from=${from.edition}-${from.major}&to=${to.edition}-${to.major}&on=${installation}`;
}

export function isSame(one: Major, other: Major): boolean {
  return one.edition === other.edition && one.major === other.major;
}

function majorIn(text: string | null): Major | null {
  const [, name = '', number] = /^([a-z]+)-(\d{1,2})$/.exec(text ?? '') ?? [];
  const edition = Object.hasOwn(editionLabels, name) ? (name as EditionName) : null;
  const major = Number(number);
  return edition && majorsOf(edition).includes(major) ? { edition, major } : null;
}
