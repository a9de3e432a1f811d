import { showUnfilledNotice } from '@/components/values/unfilled-notice';
import { onClick } from '@/lib/browser/dom/closest';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';
import { copyText } from './copy-text';

export function installCopyButtons(): void {
  onClick('[data-copy]', (button) => {
    const code = button.closest('[data-code]')?.querySelector('code');
    if (code) {
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
