import { SiteLink } from '@/components/chrome/link/site-link';
import type { PageLink } from '@/lib/content/pages/page';
import styles from './prev-next.module.css';

export type PrevNextProps = { readonly prev: PageLink | null; readonly next: PageLink | null };

/** Renders links to the previous and next page in the sidebar. */
export function PrevNext({ prev, next }: PrevNextProps) {
  if (!prev && !next) {
    return null;
  }
  return (
    <nav className={styles.nav} aria-label="Previous and next page">
      {prev && <Neighbor link={prev} rel="prev" name="Previous" />}
      {next && <Neighbor link={next} rel="next" name="Next" />}
    </nav>
  );
}

function Neighbor({
  link,
  rel,
  name,
}: {
  readonly link: PageLink;
  readonly rel: 'prev' | 'next';
  readonly name: string;
}) {
  return (
    <SiteLink href={link.path} rel={rel} className={styles.link}>
      <span className={styles.name}>{name}</span>
      <span className={styles.label}>{link.label}</span>
    </SiteLink>
  );
}
