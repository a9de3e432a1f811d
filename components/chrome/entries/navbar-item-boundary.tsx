'use client';

import { Component, type ReactNode } from 'react';
import styles from './navbar-item-error.module.css';

type Props = { readonly item: unknown; readonly children: ReactNode };

/** Contains the failure of one navbar item, so the rest of the page keeps working. */
export class NavbarItemBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The error has no message.') };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <NavbarItemError item={this.props.item} error={error} />;
  }
}

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
