// biome-ignore lint/style/noRestrictedImports: this is the module that the others import `test` from
import { type BrowserContext, test as base, expect } from '@playwright/test';

type Fixtures = {
  /** The errors that pages may throw in a test that breaks something on purpose: `test.use({ expectedPageErrors: /…/ })`. */
  readonly expectedPageErrors: RegExp | null;
  readonly pageErrors: readonly string[];
};

/** A test that fails if any page, in any context, throws an error or leaves a rejected promise unhandled. */
export const test = base.extend<Fixtures>({
  expectedPageErrors: [null, { option: true }],
  pageErrors: [
    async ({ browser, expectedPageErrors }, use) => {
      const errors: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on('weberror', (event) => {
          const text = `${event.page()?.url()}: ${event.error().stack ?? event.error()}`;
          if (!expectedPageErrors?.test(text)) {
            errors.push(text);
          }
        });
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(errors);
      browser.off('context', watch);
      expect(errors, 'errors of pages').toEqual([]);
    },
    { auto: true },
  ],
});
