import type { Page } from '@playwright/test';

/** Returns everything that a page can keep text in. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
}
