// biome-ignore lint/style/noRestrictedImports: this is the module that the others import `test` from
import { type BrowserContext, test as base, expect } from '@playwright/test';

type Fixtures = {
  /**
   * The errors that pages may cause in a test that breaks something on purpose:
   * `test.use({ expectedPageErrors: /…/ })`.
   */
  readonly expectedPageErrors: RegExp | null;
  readonly pageErrors: readonly string[];
};

/**
 * A test that fails if any page, in any context, throws an error, leaves a rejected promise unhandled, or violates its
 * Content-Security-Policy, which also forbids requests to other sites.
 */
export const test = base.extend<Fixtures>({
  expectedPageErrors: [null, { option: true }],
  pageErrors: [
    async ({ browser, expectedPageErrors }, use) => {
      const errors: string[] = [];
      const record = (text: string) => {
        if (!expectedPageErrors?.test(text)) {
          errors.push(text);
        }
      };
      const watch = (context: BrowserContext) => {
        context.on('weberror', (event) => record(`${event.page()?.url()}: ${event.error().stack ?? event.error()}`));
        context.on('console', (message) => {
          if (/Content Security Policy|requires 'Trusted/.test(message.text())) {
            record(`${message.page()?.url()}: ${message.text()}`);
          }
        });
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(errors);
      browser.off('context', watch);
      expect(errors, 'errors of pages').toEqual([]);
    },
    { auto: true },
  ],
});
