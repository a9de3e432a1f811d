import { type EditionName, editionLabels } from '@/lib/site/editions.mjs';
import styles from './badges.module.css';

/** Marks what one edition has. */
export function Edition({ name }: { readonly name: EditionName }) {
  return (
    <span className={styles.badge} data-edition={name}>
      {editionLabels[name]}
    </span>
  );
}

/** Marks from which version of an edition something holds. */
export function Since({ edition, version }: { readonly edition: EditionName; readonly version: string }) {
  return (
    <span className={styles.badge} data-edition={edition} data-since={version}>
      {`${editionLabels[edition]} ${version}+`}
    </span>
  );
}
