import { showUnfilledNotice } from '@/components/values/unfilled-notice';
import { closestTo } from '@/lib/browser/dom/closest';
import { copyTextOf } from './code-text';
import { copyText } from './copy-text';

const feedbackMs = 2000;

/** Handles the copy button of every code block, which shows whether copying succeeded. */
export function installCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-copy]');
    const code = button?.closest('[data-code]')?.querySelector('code');
    if (button && code) {
      void copyBlock(button, code);
    }
  });
}

async function copyBlock(button: HTMLElement, code: Element): Promise<void> {
  showUnfilledNotice(button);
  const name = button.getAttribute('aria-label') ?? 'Copy';
  const feedback = (await copyText(copyTextOf(code))) ? 'Copied' : 'Select and copy by hand';
  setLabel(button, feedback, feedback);
  setTimeout(() => setLabel(button, 'Copy', name), feedbackMs);
}

function setLabel(button: HTMLElement, text: string, name: string): void {
  button.textContent = text;
  button.setAttribute('aria-label', name);
}
