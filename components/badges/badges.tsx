import styles from './badges.module.css';

const editions = { lite: 'Lite', pro: 'Pro', enterprise: 'Enterprise' } as const;

/** An edition of the product. */
export type EditionName = keyof typeof editions;

/** Marks what one edition has. */
export function Edition({ name }: { readonly name: EditionName }) {
  return (
    <span className={styles.badge} data-edition={name}>
      {editions[name]}
    </span>
  );
}

/** Marks from which version of an edition something holds. */
export function Since({ edition, version }: { readonly edition: EditionName; readonly version: string }) {
  return (
    <span className={styles.badge} data-edition={edition} data-since={version}>
      {`${editions[edition]} ${version}+`}
    </span>
  );
}
