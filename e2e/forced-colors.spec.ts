import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

test.use({ contextOptions: { forcedColors: 'active' } });

test('in forced colors, the current link, the selected tab, the focus, and the chosen edition look different from the rest', async ({
  page,
}) => {
  await visit(page, '/lite/installation/docker#what-you-need');
  await expect(page.locator('main nav a[aria-current]')).toHaveCount(1);
  const differs = (one: string, other: string, names: readonly string[]) =>
    page.evaluate(
      ([first = '', second = '', properties]) => {
        const styleOf = (css: string) => {
          const element = document.querySelector(css);
          if (!element) {
            throw new Error(`The page has no ${css}.`);
          }
          const after = getComputedStyle(element, '::after');
          const own = getComputedStyle(element);
          return (properties as string[])
            .map((name) => own.getPropertyValue(name) + after.getPropertyValue(name))
            .join();
        };
        return styleOf(first) !== styleOf(second);
      },
      [one, other, names] as [string, string, readonly string[]],
    );
  const properties = [
    'color',
    'border-color',
    'background-color',
    'text-decoration-line',
    'font-weight',
    'outline-style',
  ];
  expect(await differs('[data-sidebar] a[aria-current]', '[data-sidebar] a:not([aria-current])', properties)).toBe(
    true,
  );
  expect(await differs('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', properties)).toBe(true);
  expect(await differs('main nav a[aria-current]', 'main nav ul a:not([aria-current])', properties)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await differs(':focus-visible', 'footer a', ['outline-style'])).toBe(true);

  await page.locator('[data-values-open]').first().click();
  const choice = page.locator('dialog .choices label', { hasText: 'Enterprise' });
  await choice.locator('input').check();
  const backgroundOf = (name: string) =>
    page.locator('dialog .choices label', { hasText: name }).evaluate((text) => getComputedStyle(text).backgroundColor);
  expect(await backgroundOf('Enterprise')).not.toBe(await backgroundOf('Lite'));
});
