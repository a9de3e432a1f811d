'use client';

import { type ComponentProps, useState } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { versionKey } from './versions';

export type VersionLinkProps = ComponentProps<'a'> & {
  /** The name of the version, which is stored when the link is followed. */
  readonly name: string;
  /** The path of a page in that version. */
  readonly href: string;
};

/**
 * Renders a link to another version. It gets the query and the hash of the current address when the reader turns to it.
 */
export function VersionLink({ name, href, ...rest }: VersionLinkProps) {
  const [suffix, setSuffix] = useState('');
  const update = () => setSuffix(window.location.search + window.location.hash);
  return (
    <SiteLink
      {...rest}
      href={href + suffix}
      data-version={name}
      onPointerOver={update}
      onPointerDown={update}
      onFocus={update}
      onClick={() => storageSlot(versionKey).write(name)}
    />
  );
}
