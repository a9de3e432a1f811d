'use client';

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

// Loaded only if an item fails. If it can't be loaded, the item is left out.
const NavbarItemError = lazy<ComponentType<{ item: unknown; error: unknown }>>(() =>
  import('./navbar-item-error').then(
    ({ NavbarItemError: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

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
