import { copyTextOf } from '@/lib/browser/dom/code-text';
import { closestTo } from '@/lib/browser/dom/events';
import { saveText } from '@/lib/browser/dom/save-text';
import { hasStoredValues } from '@/lib/browser/values/value-storage';

/** Downloads the file that the block before a link shows, as the page shows it, once there are values. */
export function installFilledDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[download]');
    const block = link?.closest('p')?.previousElementSibling;
    const code = block?.matches('[data-code]') ? block.querySelector('code') : null;
    const isFilled = code?.querySelector('[data-placeholder][data-example]') != null;
    if (link && code && link.protocol !== 'blob:' && (isFilled || hasStoredValues())) {
      event.preventDefault();
      void saveFilled(link, code);
    }
  });
}

/** Fills in values that need escaping in their context, too, because React may not have done so yet. */
async function saveFilled(link: HTMLAnchorElement, code: Element): Promise<void> {
  await import('./show-values').then(({ showValues }) => showValues()).catch(() => undefined);
  saveText(link.pathname.split('/').at(-1) ?? '', `${copyTextOf(code)}\n`);
}
