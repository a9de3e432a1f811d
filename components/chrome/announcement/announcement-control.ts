import { onClick } from '@/lib/browser/dom/events';

const { dataset } = document.documentElement;

/** Hides the announcement when its button is pressed before React runs, which then stores that. */
export function installAnnouncement(): void {
  onClick('[data-announcement-close]', () => {
    if (dataset.app !== 'running') {
      dataset.announcement = 'closed';
    }
  });
}
