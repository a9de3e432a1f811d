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

/** How a statement is known that Mixpost's own sources leave open. */
const confidenceLabels = {
  run: 'Verified by running it',
  code: 'Read in the source code',
  stated: 'Stated by Mixpost, not checked',
  reported: 'Reported by users',
} as const;

/** Says next to a claim how it is known, where that matters to the reader. */
export function Confidence({ method }: { readonly method: keyof typeof confidenceLabels }) {
  return (
    <span className={styles.badge} data-confidence={method}>
      {confidenceLabels[method]}
    </span>
  );
}
