import { expect } from '@playwright/test';
import { test } from '@/e2e/support/test';
import { visit } from './support/visit';

test.describe('a page that injects something', () => {
  test.use({ expectedPageErrors: /Content Security Policy|requires 'Trusted/ });

  test('has its markup, scripts, and requests blocked', async ({ page }) => {
    await visit(page, '/lite/');
    const outcome = await page.evaluate(async () => {
      let violations = 0;
      document.addEventListener('securitypolicyviolation', () => (violations += 1));
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
      return { allowed, request, hit: 'hit' in window, violations };
    });
    expect(outcome).toMatchObject({ allowed: [], request: 'blocked', hit: false });
    expect(outcome.violations).toBeGreaterThanOrEqual(7);
  });
});
