import { showUnfilledNotice } from '@/components/values/unfilled-notice';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { onClick } from '@/lib/browser/dom/events';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';
import { copyText } from './copy-text';

/**
 * Copies a code block on a click on its button, and the address of a heading on a click on its link. If copying isn't
 * allowed, the block is selected; and the browser follows the link as usual, so the address bar has the address.
 */
export function installCopying(): void {
  onClick('[data-copy]', (button) => {
    const code = button.closest('[data-code]')?.querySelector('code');
    if (code) {
      void copyBlock(button, code);
    }
  });
  onClick<HTMLAnchorElement>('a.anchor', async (link) => {
    // Following the link takes the focus from it.
    if (await copyText(link.href, link)) {
      showFeedback(link, () => swapAttributes(link, { 'data-copied': '' }));
    }
  });
}

async function copyBlock(button: HTMLElement, code: Element): Promise<void> {
  showUnfilledNotice(button);
  const hasCopied = await copyText(copyTextOf(code));
  if (!hasCopied) {
    window.getSelection()?.selectAllChildren(code);
  }
  const feedback = hasCopied ? 'Copied' : 'Copy the selection';
  showFeedback(button, () => {
    const restoreName = swapAttributes(button, { 'aria-label': feedback });
    button.textContent = feedback;
    return () => {
      button.textContent = 'Copy';
      restoreName();
    };
  });
}
