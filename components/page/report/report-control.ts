import { onClick } from '@/lib/browser/dom/events';
import { openReport } from './open-report';

/** Opens the report of a page until React runs, and offers it at a heading whose link was clicked. */
export function installReports(): void {
  onClick('a.anchor', offerReport);
  document.addEventListener('click', (event) => {
    if (document.documentElement.dataset.app !== 'running') {
      openReport(event);
    }
  });
}

/** Offers to report a problem with the section of a heading. Only one heading shows the offer. */
function offerReport(anchor: HTMLElement): void {
  document.querySelector('.anchor + [data-report]')?.remove();
  const offer = document.querySelector('[data-report]:not(dialog)')?.cloneNode();
  if (offer) {
    offer.textContent = 'Report a problem';
    anchor.after(offer);
  }
}
