import { copyTextOf } from '@/components/code/code-text';

/**
 * Carries out a click on the download of a file that the block before it shows: with values filled in, the reader gets the file as the page
 * shows it, made here. Otherwise the link leads to the plain file, as without scripts.
 */
export function downloadOnClick(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
  const block = link?.closest('p')?.previousElementSibling;
  const code = block?.matches('[data-code]') ? block.querySelector('code') : null;
  if (!link || !code?.querySelector('[data-placeholder][data-example]')) {
    return;
  }
  event.preventDefault();
  const file = new Blob([`${copyTextOf(code)}\n`], { type: 'text/plain' });
  const address = URL.createObjectURL(file);
  const filled = document.createElement('a');
  filled.href = address;
  filled.download = link.pathname.split('/').at(-1) ?? '';
  filled.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
