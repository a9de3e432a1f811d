'use client';

import { useEffect } from 'react';
import { useCurrentPath } from '@/components/chrome/entries/use-current-path';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import type { VersionLink as Version } from '@/lib/site/manifest/version-links';
import { VersionLink } from './version-link';
import { alternatePathOf, versionAt, versionKey } from './versions';
import styles from './versions-menu.module.css';

/**
 * Renders a menu with a link to the same page in every version, or nothing if there's only one version. A stored
 * version that no longer exists is removed.
 */
export function VersionsMenu({ versions }: { readonly versions: readonly Version[] }) {
  const path = useCurrentPath();
  const current = versionAt(path, versions);
  useEffect(() => {
    const slot = storageSlot(versionKey);
    const stored = slot.read();
    if (stored !== null && !versions.some(({ name }) => name === stored)) {
      slot.clear();
    }
  }, [versions]);
  if (versions.length === 0) {
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
      {/* A new list for every page, because the links of the previous one may have its query and hash. */}
      <ul key={path} className={styles.list}>
        {versions.map((version) => (
          <li key={version.name}>
            <VersionLink
              href={alternatePathOf(path, current, version)}
              name={version.name}
              aria-current={version.name === current?.name ? 'true' : undefined}
            >
              {version.label}
            </VersionLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
