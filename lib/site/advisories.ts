import type { Advisory, Affected } from '@/content/advisories/types';
import { type EditionName, editionLabels } from './editions';

/** Returns whether an advisory is about a release. A major version alone, such as `7`, means its newest release. */
export function affectsRelease({ affects }: Advisory, edition: EditionName, version: string) {
  const isMajor = /^\d+$/.test(version);
  const newest = isMajor ? `${version}.999` : version;
  return affects.some(
    (affected) =>
      affected.edition === edition &&
      compareVersions(newest, affected.from ?? '0') >= 0 &&
      (affected.before === undefined || compareVersions(newest, affected.before) < 0),
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
  return fix === undefined
    ? php.length > 0 && compareVersions(version, php[0] ?? '') < 0
    : compareVersions(version, fix) < 0;
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

function compareVersions(one: string, other: string) {
  return one.localeCompare(other, 'en', { numeric: true });
}
