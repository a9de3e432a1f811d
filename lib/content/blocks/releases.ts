import { type Release, releases } from '@/content/releases.mjs';
import { editionNamed } from './environment-keys';
import { sparseTable } from './markdown';

/** `<Releases edition="lite" />` lists an edition's releases, newest first. */
export function releasesOf({ edition = '' }) {
  return sparseTable(['Release', 'Date', 'Changes'], releases[editionNamed(edition)].map(rowOf));
}

function rowOf({ version, date, around = '', changes, upgrade }: Release) {
  const day = date ? `<time>${date}</time>` : around;
  const step = upgrade ? `; requires the [upgrade to ${version.split('.')[0]}](${upgrade})` : '';
  return [version, day, changes + step];
}
