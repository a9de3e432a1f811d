'use client';

import { useCurrentPath } from '@/components/chrome/entries/use-current-path';
import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { VersionLink } from '@/lib/site/manifest/alternate-versions';
import { versionAt } from './versions';
import styles from './versions-menu.module.css';

/** Renders a menu with a link to every version, which `versions-control.ts` points at the same page. One version needs none. */
export function VersionsMenu({ versions }: { readonly versions: readonly VersionLink[] }) {
  const path = useCurrentPath();
  const current = versionAt(path, versions);
  if (versions.length < 2) {
    return null;
  }
  return (
    <details className={styles.versions} data-menu="hover">
      <summary className={styles.button}>
        <span className={styles.narrow}>Versions</span>
        <span className={styles.wide}>
          <span className="visually-hidden">Version </span>
          {current?.label}
        </span>
        <StrokeIcon d="m6 8.5 4 4 4-4" size={16} />
      </summary>
      {/* A new list for every page, because the links of the previous one point at that page's alternate versions. */}
      <ul key={path} className={styles.list}>
        {versions.map(({ name, label, first }) => (
          <li key={name}>
            <SiteLink href={first} data-version={name} aria-current={name === current?.name ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
