import { expect, test } from 'vitest';
import { linkScreens } from './screen-links';

const menuPath = '<p>Open <span data-screen="status"><strong>System</strong> → <strong>Status</strong></span>.</p>';
const hrefs = () => [...document.querySelectorAll('a')].map(({ href }) => href);

test("links a menu path to a screen on the reader's domain, and restores it exactly", () => {
  document.body.innerHTML = menuPath;
  const values = { domain: 'a.example', edition: 'lite' };
  linkScreens(document, values);
  expect(hrefs()).toEqual(['https://a.example/mixpost/system/status']);
  expect(document.querySelector('a')?.textContent).toBe('System → Status');
  const once = document.body.innerHTML;
  linkScreens(document, values);
  expect(document.body.innerHTML).toBe(once);
  linkScreens(document, { ...values, domain: 'b.example' });
  expect(hrefs()).toEqual(['https://b.example/mixpost/system/status']);
  linkScreens(document, {});
  expect(document.body.innerHTML).toBe(menuPath);
});

test("takes the page's edition if the reader has chosen none", () => {
  document.body.innerHTML = `<p data-page-edition="lite"></p>${menuPath}`;
  linkScreens(document, { domain: 'a.example' });
  expect(hrefs()).toEqual(['https://a.example/mixpost/system/status']);
  linkScreens(document, { domain: 'a.example', edition: 'pro' });
  expect(hrefs()).toEqual([]);
});
