import { hasModifier, onClick } from '@/lib/browser/dom/events';

/**
 * Handles what reports a problem: the link or button at a page's foot, and the copy of it that appears at a heading
 * whose link was clicked. The dialog loads on demand.
 */
export function installReports(): void {
  onClick('a.anchor', offerReport);
  onClick('[data-report]', (opener, event) => {
    if (!hasModifier(event)) {
      event.preventDefault();
      import('./report-part').then(
        ({ openReport }) => openReport(opener),
        // Without a connection, the form opens with the page's title only.
        () => opener instanceof HTMLAnchorElement && window.location.assign(opener.href),
      );
    }
  });
}

/** Offers to report a problem with the section of a heading. Only one heading shows the offer. */
function offerReport(anchor: HTMLElement): void {
  document.querySelector('.anchor + [data-report]')?.remove();
  const offer = document.querySelector('[data-report]')?.cloneNode();
  if (offer) {
    offer.textContent = 'Report a problem';
    anchor.after(offer);
  }
}
