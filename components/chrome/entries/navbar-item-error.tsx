import styles from './navbar-item-error.module.css';

/** Replaces a navbar item that failed: shows what happened, and which item the site's owner needs to check. */
export function NavbarItemError({ item, error }: { readonly item: unknown; readonly error: unknown }) {
  return (
    <details className={styles.failed}>
      <summary>{error instanceof Error ? error.message : String(error)}</summary>
      <div className={styles.text}>
        <p>
          This navbar item failed to render. If this is your site, please check the item in the theme configuration,
          lib/site/navbar.ts:
        </p>
        <pre>{JSON.stringify(item, null, 2)}</pre>
      </div>
    </details>
  );
}
