import { copyText } from '@/components/prose/code/copy-text';
import { onClick } from '@/lib/browser/dom/closest';
import { showFeedback, swapAttributes } from '@/lib/browser/dom/feedback';

/**
 * Copies the address of a heading when its link is clicked, and confirms it through `data-copied`. The browser follows
 * the link as usual, so the address bar has the address if copying isn't allowed.
 */
export function installHeadingLinks(): void {
  onClick<HTMLAnchorElement>('a.anchor', async (link) => {
    if (await copyText(link.href)) {
      showFeedback(link, () => swapAttributes(link, { 'data-copied': '' }));
    }
  });
}
