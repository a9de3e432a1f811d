import { readFileSync } from 'node:fs';
import type { Advisory } from '@/content/advisories/types';
import { editionLabels } from '@/lib/site/editions';

const files = { security: 'security', problem: 'problems', network: 'networks' };

/**
 * Returns what's wrong with advisories: one sentence for each error, with the file and the line of the advisory.
 *
 * @param services those that have a page
 * @param checked the day on which the advisories were checked; none can be newer
 * @param root the project's root folder
 */
export function advisoryErrors(
  advisories: readonly Advisory[],
  services: readonly { readonly key: string }[],
  checked: string,
  root: string,
) {
  return advisories.flatMap((advisory) => {
    const at = placeOf(advisory, root);
    return problemsOf(advisory, services, checked).map((problem) => `shows "${advisory.id}" (${at}), which ${problem}`);
  });
}

function problemsOf(
  { kind, date, affects, fixedIn, now, service }: Advisory,
  services: readonly { readonly key: string }[],
  checked: string,
): string[] {
  const unknown = affects.find(({ edition }) => !Object.hasOwn(editionLabels, edition))?.edition;
  return [
    fixedIn === undefined && "has no fixedIn; write the release with the fix, or null if there's none.",
    !now && 'says nothing to do now; write a workaround or the update.',
    affects.length === 0 && 'affects no edition; write at least one of lite, pro, and enterprise.',
    unknown !== undefined && `affects the edition "${unknown}", which doesn't exist; write lite, pro, or enterprise.`,
    !(date <= checked) &&
      `has the date ${date}, after ${checked}, when content/guides/advisories.mdx was checked; correct one of the dates.`,
    kind === 'network' &&
      !services.some(({ key }) => key === service) &&
      `is about the network "${service}", which has no page; write a key of content/services/services.mjs.`,
  ].filter((problem) => problem !== false);
}

function placeOf({ id, kind }: Advisory, root: string) {
  const file = `content/advisories/${files[kind]}.mjs`;
  const at = readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(`id: '${id}'`));
  return at < 0 ? file : `${file}:${at + 1}`;
}
