import { expect, type Page } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { routes } from './support/built-site';
import { watchPolicy } from './support/policy-violations';
import { byTurns, sampleOf } from './support/samples';
import { blockedWorkerMessage, visit } from './support/visit';

for (const [index, theme] of ['dark', 'light'].entries()) {
  test(`pages violate no policy, log no errors, and make no third-party requests in the ${theme} theme`, async ({
    baseURL,
    context,
    page,
  }) => {
    test.setTimeout(300_000);
    const violations = await watchPolicy(context);
    const errors: string[] = [];
    page.on('console', (message) => {
      const isExpected = message.text() === blockedWorkerMessage;
      if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) {
        errors.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) {
        errors.push(`${page.url()} requests ${request.url()}`);
      }
    });
    await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    for (const { kind, path } of byTurns(sampleOf(routes, 20), index, 2)) {
      // A redirect page navigates away before it could hydrate.
      await (kind === 'redirect' ? page.goto(path, { waitUntil: 'networkidle' }) : visit(page, path));
    }
    expect(errors).toEqual([]);
    await page.goto('/no/such/page');
    expect(violations).toEqual([]);
  });
}

type Interaction = { readonly name: string; readonly at: string; readonly act: (page: Page) => Promise<void> };

const interactions: readonly Interaction[] = [
  {
    name: 'changing the page, and going back',
    at: '/lite/',
    act: async (page) => {
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.locator('main a[href="/lite/installation/docker"]').first().click();
      await expect(page).toHaveTitle(/Docker/);
      await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(/lite\/$/);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    },
  },
  {
    name: 'a slow page change with its progress bar',
    at: '/lite/',
    act: async (page) => {
      await page.route('**/*.txt*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue().catch(() => undefined);
      });
      // Clicks by script, so nothing is prefetched.
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lite/updating"]')?.click());
      await expect(page.locator('[data-bar]')).toBeAttached();
      await expect(page).toHaveURL(/updating$/);
    },
  },
  {
    name: 'changing the theme',
    at: '/lite/',
    act: async (page) => {
      await page.locator('[data-theme-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  },
  {
    name: 'opening a dropdown',
    at: '/',
    act: async (page) => {
      await page.locator('header > nav summary', { hasText: 'Self-Hosting' }).press('Enter');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lite' })).toBeVisible();
    },
  },
  {
    name: 'opening the drawer',
    at: '/lite/',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'enlarging a diagram',
    at: '/server',
    act: async (page) => {
      await page.getByRole('button', { name: 'Enlarge diagram' }).first().press('Enter');
      await expect(page.getByRole('dialog', { name: /^Enlarged: / })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'changing tabs and copying code',
    at: '/lite/installation/docker',
    act: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const tab = page.getByRole('tab', { name: 'Own proxy or local test' }).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: /^Copy/ }).first().click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    },
  },
  {
    name: 'searching',
    at: '/search',
    act: async (page) => {
      await page.getByRole('searchbox').fill('docker');
      await expect(page.locator('main ol > li').first()).toBeVisible();
    },
  },
];

for (const { name, at, act } of interactions) {
  test(`${name} violates no policy and makes no third-party requests`, async ({ context, page, baseURL }) => {
    const violations = await watchPolicy(context);
    const externalRequests: string[] = [];
    page.on('request', (request) => request.url().startsWith(baseURL ?? '') || externalRequests.push(request.url()));
    await visit(page, at);
    await act(page);
    expect(violations).toEqual([]);
    expect(externalRequests).toEqual([]);
  });
}

test('the policy blocks injected markup, scripts, and requests', async ({ context, page }) => {
  const violations = await watchPolicy(context);
  await visit(page, '/lite/');
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      markup: () => {
        document.body.innerHTML = '<img src="x" onerror="window.hit = 1">';
      },
      'a script from another folder': () => {
        document.createElement('script').src = '/search/index.json';
      },
      'a script from another site': () => {
        document.createElement('script').src = 'https://example.org/_next/static/x.js';
      },
      'code as text': () => void setTimeout('window.hit = 1'),
    };
    const run = document.createElement('script');
    run.append('window.hit = 1');
    document.body.append(run);
    const allowed = Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
    const image = document.createElement('img');
    image.src = 'https://example.org/pixel.png';
    const request = await fetch('https://example.org/').catch(() => 'blocked');
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { allowed, request, hit: 'hit' in window };
  });
  expect(outcome).toEqual({ allowed: [], request: 'blocked', hit: false });
  expect(violations.length).toBeGreaterThanOrEqual(7);
});
