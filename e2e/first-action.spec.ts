import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { firstActionPage, firstActions, readReaction, watchReaction } from '@/lib/scripts/bench/first-actions';

/** `first-action-bench.ts` requires 400 ms on a slow phone. This limit leaves room for a busy machine. */
const maxReactionMs = 1500;

const text = 'reverb port';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });

for (const { name, keys, control = '', reaction, isOnPhone, takesText } of firstActions) {
  test(`${name} works as soon as the control script has run`, async ({ page }) => {
    await page.setViewportSize({ width: isOnPhone ? 390 : 1280, height: 800 });
    // A busy machine can only make a reaction slower, so another try may be faster.
    await expect(async () => {
      await page.goto(firstActionPage, { waitUntil: 'commit' });
      await page.waitForSelector('html[data-keys]');
      await page.evaluate(watchReaction, reaction);
      const target = page.locator(control).first();
      await (keys ? page.keyboard.press(keys) : isOnPhone ? target.tap() : target.click());
      if (takesText) {
        await page.keyboard.type(text);
        await expect(page.locator('#search input').first()).toHaveValue(text);
      }
      await expect(page).toHaveURL(firstActionPage);
      const reactionMs = await page.evaluate(readReaction);
      await page.evaluate(() => localStorage.clear());
      expect(reactionMs).toBeLessThan(maxReactionMs);
    }).toPass({ timeout: 30_000 });
  });
}
