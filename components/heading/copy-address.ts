const shownFor = 2000;

/**
 * Copies the address of a heading when its link is clicked, and says so beside it through `data-copied`; the browser follows the link as
 * ever. Where copying is not allowed, the address bar has the address.
 */
export function copyAddressOnClick(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.anchor') : null;
  if (!link) {
    return;
  }
  navigator.clipboard?.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      setTimeout(() => delete link.dataset.copied, shownFor);
    },
    () => undefined,
  );
}
