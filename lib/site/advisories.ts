import type { Advisory, Affected } from '@/content/advisories/types';
import { type EditionName, editionLabels } from './editions';
import { isBefore } from './is-before';

/** Returns whether an advisory is about a release. A major version alone, such as `7`, means its newest release. */
export function affectsRelease({ affects }: Advisory, edition: EditionName, version: string) {
  return affects.some(
    (affected) =>
      affected.edition === edition &&
      !isBefore(version, affected.from ?? '0') &&
      (affected.before === undefined || isBefore(version, affected.before)),
  );
}

/**
 * Returns whether an advisory is about a PHP release: an older one than the fix in its series, or in a series that gets
 * no fixes anymore.
 *
 * @param version such as `8.3.20`
 */
export function affectsPhp({ php = [] }: Advisory, version: string) {
  const series = (text: string) => text.split('.').slice(0, 2).join('.');
  const fix = php.find((fixed) => series(fixed) === series(version));
  return isBefore(version, fix ?? php[0] ?? '0');
}

/** Returns the affected releases in words, such as `Lite 2.0.0 to before 2.1.3`. */
export function affectedInWords({ affects }: Advisory) {
  const isEverywhere = affects.length === 3 && affects.every(({ from, before }) => !from && !before);
  return isEverywhere ? 'All editions' : affects.map(releasesInWords).join(', ');
}

function releasesInWords({ edition, from, before }: Affected) {
  const name = editionLabels[edition];
  if (before === undefined) {
    return from === undefined ? name : `${name} ${from} and newer`;
  }
  return from === undefined ? `${name} before ${before}` : `${name} ${from} to before ${before}`;
}
