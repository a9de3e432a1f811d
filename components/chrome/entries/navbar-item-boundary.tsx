'use client';

import { Component, type ReactNode } from 'react';
import { NavbarItemError } from './navbar-item-error';

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
