import { SiteLink } from '@/components/link/site-link';
import type { EditionLink } from '@/lib/manifest/edition-links';
import styles from './edition-switch.module.css';

/** Leads to the same page of the other editions. Nothing for a page that has no counterpart. */
export function EditionSwitch({ editions }: { readonly editions: readonly EditionLink[] }) {
  if (editions.length === 0) {
    return null;
  }
  return (
    <nav aria-label="This page by edition">
      <ul className={styles.list}>
        {editions.map(({ label, path, isCurrent }) => (
          <li key={path}>
            <SiteLink href={path} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
