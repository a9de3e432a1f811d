import type { ReactNode } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import type { Crumb } from '@/lib/content/pages/page';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  readonly crumbs: readonly Crumb[];
  /** What's at the end of their line. */
  readonly children: ReactNode;
};

/**
 * Renders the breadcrumbs of a page. The last one is the page itself, which the title names. A page without a sidebar
 * has none.
 */
export function Breadcrumbs({ crumbs, children }: BreadcrumbsProps) {
  return (
    <div className={styles.row}>
      {crumbs.length > 1 && (
        <nav aria-label="Breadcrumbs" className={styles.crumbs}>
          <ol className={styles.list}>
            {crumbs.map((crumb, index) => (
              <li key={crumb.label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.path !== null && index < crumbs.length - 1 ? (
                  <SiteLink href={crumb.path}>{crumb.label}</SiteLink>
                ) : (
                  crumb.label
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {children}
    </div>
  );
}
