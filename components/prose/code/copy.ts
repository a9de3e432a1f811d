import { showUnfilledNotice } from '@/components/values/unfilled-notice';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { onClick } from '@/lib/browser/dom/events';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';
import { copyText } from './copy-text';

/**
 * Copies a code block on a click on its button, and the address of a heading on a click on its link. The browser follows
 * the link as usual, so the address bar has the address if copying isn't allowed.
 */
export function installCopying(): void {
  onClick('[data-copy]', (button) => {
    const code = button.closest('[data-code]')?.querySelector('code');
    if (code) {
      void copyBlock(button, code);
    }
  });
  onClick<HTMLAnchorElement>('a.anchor', async (link) => {
    if (await copyText(link.href)) {
      showFeedback(link, () => swapAttributes(link, { 'data-copied': '' }));
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
