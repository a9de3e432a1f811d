import { closestTo } from '@/lib/browser/dom/closest';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { closedKey } from './announcement-script';

/** Closes the announcement when its button is clicked, and remembers that if storage allows. */
export function installAnnouncement(): void {
  document.addEventListener('click', (event) => {
    const id = closestTo(event, '[data-announcement-close]')?.dataset.announcementClose;
    if (id !== undefined) {
      document.documentElement.dataset.announcement = 'closed';
      storageSlot(closedKey).write(id);
    }
  });
}
