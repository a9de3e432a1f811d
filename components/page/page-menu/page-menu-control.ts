import { copyText } from '@/components/prose/code/copy-text';
import { onClick } from '@/lib/browser/dom/events';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';

export function installPageMenu(): void {
  onClick('[data-copy-page]', (button) => void copyPage(button, button.dataset));
  onClick('[data-print]', (button) => {
    button.closest('details')?.removeAttribute('open');
    window.print();
  });
}

/** Copies a page as Markdown with the reader's values, or a prompt, and shows on the button whether that succeeded. */
async function copyPage(button: HTMLElement, { copyPage: address = '', prompt }: DOMStringMap): Promise<void> {
  const hasCopied = await copyText(prompt ?? fetchFilled(address));
  const feedback = hasCopied ? 'Copied' : `Couldn't copy${prompt ? '' : '; view it instead'}`;
  showFeedback(button, () => swapAttributes(button, { 'data-feedback': feedback }));
}

/** Returns the Markdown with the reader's values, or the plain file if its placeholders can't be filled in. */
async function fetchFilled(address: string): Promise<string> {
  const markdown = await fetchText(address);
  return import('./fill-page').then(({ fillPage }) => fillPage(markdown, address)).catch(() => markdown);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return response.text();
}
