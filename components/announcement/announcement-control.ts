import { closestTo } from '@/lib/browser/closest';
import { storageSlot } from '@/lib/browser/storage-slot';
import { closedKey } from './announcement-script';

/** Closes the announcement, for good where storage allows it. */
export function installAnnouncement(): void {
  document.addEventListener('click', (event) => {
    const id = closestTo(event, '[data-announcement-close]')?.dataset.announcementClose;
    if (id !== undefined) {
      document.documentElement.dataset.announcement = 'closed';
      storageSlot(closedKey).write(id);
    }
  });
}
