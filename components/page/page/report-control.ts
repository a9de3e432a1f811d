import { closestTo, hasModifier } from '@/lib/browser/dom/closest';

/** Handles the link or button at a page's foot that reports a problem. What a report says loads on demand. */
export function installReports(): void {
  document.addEventListener('click', (event) => {
    const opener = closestTo(event, '[data-report]');
    if (opener && !hasModifier(event)) {
      event.preventDefault();
      import('./report-part').then(
        ({ report }) => report(opener),
        // Without a connection, the form opens with the page's title only.
        () => opener instanceof HTMLAnchorElement && window.location.assign(opener.href),
      );
    }
  });
}
