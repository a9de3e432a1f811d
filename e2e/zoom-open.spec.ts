import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { themesAt } from './support/samples';
import { settle, settleAnimations } from './support/settled';
import { violationsIn } from './support/violations';
import { visit } from './support/visit';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Enlarged: / });

/** Opens a page's drawing with the keyboard, and waits until it's at rest. */
async function openDrawing(page: Page): Promise<void> {
  await visit(page, '/server');
  await enlarge(page);
}

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).locator('svg[role=img]')).toBeVisible();
  await settleAnimations(page);
}

test('on a phone, a wide diagram is shown completely, without accessibility violations', async ({ page }) => {
  // The height of all looks, because a picture closes when the window changes.
  await page.setViewportSize({ width: 360, height: 900 });
  await openDrawing(page);
  // The outermost lines of the drawing, because its own box doesn't show where it's drawn.
  const drawn = await dialogOf(page)
    .locator('svg[role=img] rect')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(Math.min(...drawn.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn.map(({ right }) => right))).toBeLessThanOrEqual(360);
  expect(await violationsIn(page, themesAt(360))).toEqual([]);
  await expect(dialogOf(page)).toBeVisible();
});

test.describe('an open picture', () => {
  test.beforeEach(({ page }) => visit(page, '/server'));

  test('closes after 40 px of scrolling, not before, and with Escape, which restores the focus', async ({ page }) => {
    await enlarge(page);
    await page.mouse.wheel(0, 39);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(39);
    await settle(page);
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.wheel(0, 1);
    await expect(dialogOf(page)).toBeHidden();
    await enlarge(page);
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Enlarge diagram' }).first()).toBeFocused();
    await expect(page.locator('[data-zoom]').first()).toHaveAttribute('data-zoom', '');
  });

  test('opens again for a press that comes before the dialog has reported that it is closed', async ({ page }) => {
    await enlarge(page);
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { close } = HTMLDialogElement.prototype;
          HTMLDialogElement.prototype.close = function closeAndPress(this: HTMLDialogElement) {
            HTMLDialogElement.prototype.close = close;
            close.call(this);
            document.querySelector<HTMLElement>('[data-enlarge]')?.click();
            resolve();
          };
        }),
    );
    await page.keyboard.press('Escape');
    await pressed;
    await expect(dialogOf(page)).toBeVisible();
  });

  test('closes on a click on it or outside, when the window is resized, and when the URL changes', async ({ page }) => {
    for (const act of [
      () => page.mouse.click(640, 360),
      () => page.mouse.click(640, 20),
      () => page.setViewportSize({ width: 900, height: 700 }),
      () => page.evaluate(() => history.pushState(null, '', '/lite/')),
    ]) {
      await enlarge(page);
      await act();
      await expect(dialogOf(page)).toBeHidden();
    }
  });

  test('is enlarged and centered, follows the theme, and grows while a pointer is held', async ({ page }) => {
    await enlarge(page);
    const picture = dialogOf(page).locator('svg[role=img]');
    const rest = await picture.boundingBox();
    const small = await page.locator('[data-zoom] svg').first().boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(rest?.width).toBeGreaterThan((small?.width ?? 0) * 1.3);
    expect(Math.abs((rest?.x ?? 0) * 2 + (rest?.width ?? 0) - width)).toBeLessThan(4);
    expect(Math.abs((rest?.y ?? 0) * 2 + (rest?.height ?? 0) - height)).toBeLessThan(4);

    const strokes = new Set<string>();
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme);
      strokes.add(
        await picture
          .locator('rect')
          .first()
          .evaluate((rect) => getComputedStyle(rect).stroke),
      );
    }
    expect(strokes.size).toBe(2);

    await page.mouse.move(400, 400);
    await page.mouse.down();
    await expect(page.locator('[data-grabbed]')).toHaveCount(1);
    await settleAnimations(page);
    const enlarged = await picture.boundingBox();
    expect((enlarged?.width ?? 0) / (rest?.width ?? 1)).toBeCloseTo(1.5, 1);
    // What was under the pointer still is.
    expect((400 - (enlarged?.x ?? 0)) / (enlarged?.width ?? 1)).toBeCloseTo(
      (400 - (rest?.x ?? 0)) / (rest?.width ?? 1),
      1,
    );
    await page.mouse.move(900, 300);
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((enlarged?.x ?? 0) - 100);
    await page.mouse.up();
    await expect
      .poll(async () => Math.round((await picture.boundingBox())?.width ?? 0))
      .toBe(Math.round(rest?.width ?? 0));
    // The release of a grab isn't a click.
    await settleAnimations(page);
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.click(640, 360);
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('an open picture on a touchscreen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test.beforeEach(({ page }) => openDrawing(page));

  /** Puts a finger on the picture, and returns what moves it vertically, in steps, and what lifts it. */
  async function touch(page: Page) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', { x: 195, y: 400 });
    return {
      async move(...steps: readonly number[]) {
        for (const y of steps) {
          await send('touchMove', { x: 195, y });
          await settle(page);
        }
      },
      lift: () => send('touchEnd'),
    };
  }

  test("grows on a long press, follows the finger, doesn't scroll the page, and closes when the finger scrolls", async ({
    page,
  }) => {
    const before = await page.evaluate(() => window.scrollY);
    const finger = await touch(page);
    await expect(page.locator('[data-grabbed]')).toHaveCount(1);
    await finger.move(380, 300);
    await expect(page.locator('[data-grabbed]')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await finger.lift();
    await expect(page.locator('[data-grabbed]')).toHaveCount(0);
    await settleAnimations(page);
    await expect(dialogOf(page)).toBeVisible();
    const second = await touch(page);
    await second.move(380, 350, 320, 280, 240);
    await second.lift();
    await expect(dialogOf(page)).toBeHidden();
  });
});
