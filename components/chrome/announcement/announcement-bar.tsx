import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { Announcement } from '@/lib/site/announcement';
import styles from './announcement-bar.module.css';

/** Renders the notice above every page, or nothing if none is set. `announcement-control.ts` closes it. */
export function AnnouncementBar({ announcement }: { readonly announcement: Announcement | null }) {
  if (!announcement) {
    return null;
  }
  const { id, text, link } = announcement;
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p className={styles.text}>
        {text}
        {link && (
          <>
            {' '}
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </>
        )}
      </p>
      <button type="button" className={styles.close} aria-label="Close the announcement" data-announcement-close={id}>
        <StrokeIcon d="m5 5 10 10M15 5 5 15" size={16} />
      </button>
    </aside>
  );
}
