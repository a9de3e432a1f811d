'use client';

import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { SiteEntry } from '@/lib/site/sections';
import { currentOf } from './active-entry';
import { useCurrentPath } from './use-current-path';

export type NavbarLinkProps = SiteEntry & { readonly covers?: readonly string[] };

/**
 * Renders a link that marks itself if it leads to the current page or to the part that contains it. An arrow marks
 * links to other sites.
 */
export function NavbarLink({ label, to, href, covers }: NavbarLinkProps) {
  const path = useCurrentPath();
  return (
    <SiteLink href={to ?? href} aria-current={currentOf(path, { to, covers })}>
      {label}
      {href !== undefined && <StrokeIcon d="M7 5.5h7.5V13M14 6l-8.5 8.5" size={13} />}
    </SiteLink>
  );
}
