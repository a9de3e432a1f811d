'use client';

import { useCurrentPath } from '@/components/chrome/entries/use-current-path';
import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { VersionLink } from '@/lib/site/manifest/alternate-versions';
import { alternatePathOf, versionAt } from './versions';
import styles from './versions-menu.module.css';

/** Renders a menu with a link to the same page in every version, or nothing if there's only one version. */
export function VersionsMenu({ versions }: { readonly versions: readonly VersionLink[] }) {
  const path = useCurrentPath();
  const current = versionAt(path, versions);
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
      {/* A new list for every page, because `versions-control.ts` adds the query and hash to the previous one's links. */}
      <ul key={path} className={styles.list}>
        {versions.map((version) => (
          <li key={version.name}>
            <SiteLink
              href={alternatePathOf(path, current, version)}
              data-version={version.name}
              aria-current={version.name === current?.name ? 'true' : undefined}
            >
              {version.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
