import { onClick } from '@/lib/browser/dom/events';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { closedKey, hideClosedAnnouncement } from './announcement-script';

const slot = storageSlot(closedKey);

/** Closes the announcement when its button is clicked, here or in another tab, and remembers that if storage allows. */
export function installAnnouncement(): void {
  onClick('[data-announcement-close]', ({ dataset }) => {
    document.documentElement.dataset.announcement = 'closed';
    slot.write(dataset.announcementClose ?? '');
  });
  slot.onChange(() => {
    const id = document.querySelector<HTMLElement>('[data-announcement-close]')?.dataset.announcementClose;
    if (id !== undefined) {
      hideClosedAnnouncement(closedKey, id);
    }
  });
}
