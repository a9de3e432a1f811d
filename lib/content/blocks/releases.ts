import { type Release, releases } from '@/content/releases.mjs';
import { sparseTable } from './markdown';

/** `<Releases edition="lite" />` lists an edition's releases, newest first; `major="2"` those of one major version. */
export function releasesOf({ edition = '', major = '' }) {
  if (!(edition === 'lite' || edition === 'pro' || edition === 'enterprise')) {
    throw new Error(`lists the releases of "${edition}"; write lite, pro, or enterprise.`);
  }
  const listed = releases[edition].filter(({ version }) => major === '' || version.split('.')[0] === major);
  return sparseTable(['Release', 'Date', 'Changes'], listed.map(rowOf));
}

function rowOf({ version, date, around = '', changes, upgrade, reported }: Release) {
  const day = date ? `<time>${date}</time>${reported ? ' <Confidence method="reported" />' : ''}` : around;
  const step = upgrade ? `; requires the [upgrade to ${version.split('.')[0]}](${upgrade})` : '';
  return [version, day, changes + step];
}
