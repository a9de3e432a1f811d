import { copyTextOf } from '@/lib/browser/dom/code-text';
import { closestTo } from '@/lib/browser/dom/events';
import { saveText } from '@/lib/browser/dom/save-text';
import { valueStorage } from '@/lib/browser/values/value-storage';

/** Downloads the file that the block before a link shows, as the page shows it, once there are values. */
export function installFilledDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[download]');
    const block = link?.closest('p')?.previousElementSibling;
    const code = block?.matches('[data-code]') ? block.querySelector('code') : null;
    const isFilled = code?.querySelector('[data-placeholder][data-example]') != null;
    const hasStored = Object.keys(valueStorage.readAll()).length > 0;
    if (link && code && link.protocol !== 'blob:' && (isFilled || hasStored)) {
      event.preventDefault();
      void saveFilled(link, code);
    }
  });
}

/** Waits for the code that fills in values which need escaping in their context, because it may still be loading. */
async function saveFilled(link: HTMLAnchorElement, code: Element): Promise<void> {
  await import('./values-body').then(({ startLive }) => startLive()).catch(() => undefined);
  saveText(link.pathname.split('/').at(-1) ?? '', `${copyTextOf(code)}\n`);
}
