import { showUnfilledNotice } from '@/components/values/unfilled-notice';
import { closestTo } from '@/lib/browser/dom/closest';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';
import { copyText } from './copy-text';

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
  const feedback = (await copyText(copyTextOf(code))) ? 'Copied' : 'Select and copy by hand';
  showFeedback(button, () => {
    const restoreName = swapAttributes(button, { 'aria-label': feedback });
    button.textContent = feedback;
    return () => {
      button.textContent = 'Copy';
      restoreName();
    };
  });
}
