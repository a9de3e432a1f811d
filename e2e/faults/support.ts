import { expect, type Page } from '@playwright/test';

/** The paths of the documents that a page loads from now on: none when pages change without loading. */
export function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

/** Keeps pages from being fetched ahead, so that each change of page asks for what it needs. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** What a page says of errors, but for the icon that a browser asks every host for by itself. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The payload of a page when the page is changed to; the page itself, when it is loaded, asks for it without a query. */
export const changeTo = (path: string) => new RegExp(`${path}\\.txt\\?`);

export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name });

export async function expectTitle(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
