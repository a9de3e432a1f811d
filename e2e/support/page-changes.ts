import { expect, type Page } from '@playwright/test';

/**
 * Records the paths of the documents that a page loads after this call. There are none if pages change without loading.
 */
export function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

/** Turns data saving on, so each page change requests what it needs. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Records the errors that a page logs, except for the icon that browsers request from every host. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Matches the payload request of a page change. When a page is loaded, it requests its own payload without a query. */
export const payloadRequest = (path: string) => new RegExp(`${path}\\.txt\\?`);

export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lite' }).getByRole('link', { name, exact: true });

export async function expectTitle(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
