'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { lazyOptional } from '@/components/chrome/loading/lazy-optional';

// Loaded only if an item fails.
const NavbarItemError = lazyOptional(() => import('./navbar-item-error').then((loaded) => loaded.NavbarItemError));

type Props = { readonly item: unknown; readonly children: ReactNode };

/** Contains the failure of one navbar item, so the rest of the page keeps working. */
export class NavbarItemBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The error has no message.') };
  }

  override render() {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <Suspense>
        <NavbarItemError item={this.props.item} error={error} />
      </Suspense>
    );
  }
}
