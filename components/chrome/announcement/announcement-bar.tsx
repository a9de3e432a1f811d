'use client';

import { useEffect } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import type { Announcement } from '@/lib/site/announcement';
import styles from './announcement-bar.module.css';
import { closedKey, hideClosedAnnouncement } from './announcement-script';

const slot = storageSlot(closedKey);

/** Renders the notice above every page, or nothing if none is set. */
export function AnnouncementBar({ announcement }: { readonly announcement: Announcement | null }) {
  return announcement && <Bar {...announcement} />;
}

/**
 * Renders the notice. It closes in all tabs, and stays closed if storage allows. The root element says that it's
 * closed.
 */
function Bar({ id, text, link }: Announcement) {
  useEffect(() => {
    if (document.documentElement.dataset.announcement === 'closed') {
      // The reader may have closed it before React ran.
      slot.write(id);
    }
    return slot.onChange(() => hideClosedAnnouncement(closedKey, id));
  }, [id]);
  const close = () => {
    document.documentElement.dataset.announcement = 'closed';
    slot.write(id);
  };
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
      <button
        type="button"
        className={styles.close}
        aria-label="Close the announcement"
        data-announcement-close=""
        onClick={close}
      >
        <StrokeIcon d="m5 5 10 10M15 5 5 15" size={16} />
      </button>
    </aside>
  );
}
