import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from '@/e2e/support/visit';

const withDrawing = '/server';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAICAIAAABPmPnhAAAAEklEQVR4nGNgYPhPAhpVTRICAEFLT7Ewm2C6AAAAAElFTkSuQmCC',
  'base64',
);

/** Adds an image to a page as the build writes one, from a file that exists or doesn't. */
async function addImage(page: Page, file: Promise<'there' | 'missing'>): Promise<Locator> {
  await page.route('**/images/test.png', async (route) =>
    (await file) === 'there' ? route.fulfill({ body: png, contentType: 'image/png' }) : route.fulfill({ status: 404 }),
  );
  await visit(page, '/lite/');
  await page.locator('.prose').evaluate((prose) => {
    const create = (name: string, attributes: Record<string, string>) => {
      const created = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        created.setAttribute(key, value);
      }
      return created;
    };
    const stage = create('span', { 'data-zoom': '' });
    stage.append(
      create('img', { src: '/images/test.png', alt: 'The dashboard', width: '300', height: '240' }),
      create('button', { type: 'button', 'data-enlarge': '', 'aria-label': 'Enlarge image: The dashboard' }),
    );
    const figure = create('figure', {});
    figure.append(stage);
    prose.prepend(figure);
  });
  return page.locator('figure').first();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Enlarged: / });

test.describe('an image', () => {
  test('is enlarged once it has loaded by a button that is labeled with its alternative text', async ({ page }) => {
    let arrive = (_: 'there') => {};
    const figure = await addImage(page, new Promise((resolve) => (arrive = resolve)));
    await figure.getByRole('button', { name: 'Enlarge image: The dashboard' }).click();
    await expect(figure.locator('[data-zoom=open]')).toHaveCount(1);
    await expect(dialogOf(page)).toBeHidden();
    arrive('there');
    await expect(page.getByRole('dialog', { name: 'Enlarged: The dashboard' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'The dashboard' })).toBeVisible();
  });

  test("shows its alternative text and opens nothing if it doesn't load", async ({ page }) => {
    const figure = await addImage(page, Promise.resolve('missing'));
    await figure.getByRole('button').click();
    await expect(figure.locator('[data-zoom=opening]')).toHaveCount(1);
    await expect(figure.locator('[data-zoom]')).toHaveAttribute('data-zoom', '');
    await expect(figure.getByRole('img', { name: 'The dashboard' })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('opens and closes without animations', async ({ page }) => {
    await visit(page, withDrawing);
    await page.getByRole('button', { name: 'Enlarge diagram' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-zoom=opening]')).toHaveCount(1);
    // Shadows at the edges of tables follow the reader's scrolling. Only the document timeline runs on its own.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(moving).toEqual([]);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
});
