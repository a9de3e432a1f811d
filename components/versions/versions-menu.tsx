'use client';

import { useId } from 'react';
import { StrokeIcon } from '@/components/icons/stroke-icon';
import { SiteLink } from '@/components/link/site-link';
import { useCurrentPath } from '@/components/navbar/use-current-path';
import { useDropdown } from '@/components/navbar/use-dropdown';
import type { VersionLink } from '@/lib/manifest/counterparts';
import { useVersionLinks } from './use-version-links';
import { versionAt } from './versions';
import styles from './versions-menu.module.css';

/** A button with the version of the page, and a link to every version; `version-links.ts` points each at this page in its version. */
export function VersionsMenu({ versions }: { readonly versions: readonly VersionLink[] }) {
  const id = useId();
  const path = useCurrentPath();
  const current = versionAt(path, versions);
  const { state, listeners } = useDropdown();
  useVersionLinks(versions);
  return (
    <div className={styles.versions} data-state={state} {...listeners}>
      <button type="button" className={styles.button} aria-expanded={state === 'open'} aria-controls={id}>
        <span className={styles.narrow}>Versions</span>
        <span className={styles.wide}>
          <span className={styles.prefix}>Version </span>
          {current?.label}
        </span>
        <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
      </button>
      {/* Anew on every page: the links were pointed at the counterparts of the last one. */}
      <ul id={id} key={path} className={styles.list}>
        {versions.map(({ name, label, first }) => (
          <li key={name}>
            <SiteLink href={first} data-version={name} aria-current={name === current?.name ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
