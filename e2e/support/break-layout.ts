import type { Page } from '@playwright/test';

/** Makes the layout of the next page throw once React renders it: "The layout broke.", because of "On purpose." */
export async function breakLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
        if (name === 'route-start') {
          throw new Error('The layout broke.', { cause: new Error('On purpose.') });
        }
        listen(name, listener, options);
      },
    });
  });
}
