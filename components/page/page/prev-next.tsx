import { SiteLink } from '@/components/chrome/link/site-link';
import type { PageLink } from '@/lib/content/pages/page';
import styles from './prev-next.module.css';

export type PrevNextProps = { readonly prev: PageLink | null; readonly next: PageLink | null };

export function PrevNext({ prev, next }: PrevNextProps) {
  const links = [
    { link: prev, rel: 'prev', name: 'Previous' },
    { link: next, rel: 'next', name: 'Next' },
  ];
  return prev || next ? (
    <nav className={styles.nav} aria-label="Previous and next page">
      {links.map(
        ({ link, rel, name }) =>
          link && (
            <SiteLink key={rel} href={link.path} rel={rel} className={styles.link}>
              <span className={styles.name}>{name}</span>
              <span className={styles.label}>{link.label}</span>
            </SiteLink>
          ),
      )}
    </nav>
  ) : null;
}
