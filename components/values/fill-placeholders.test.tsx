import { beforeEach, expect, test } from 'vitest';
import { chosenEdition } from '@/components/search/engine/page-context';
import { applyChoices } from './applies';
import { fillPlaceholders } from './fill-placeholders';
import { placeholderNamesIn, unfilledNamesIn } from './placeholder-names';

const page = `<p>https://<span data-placeholder="domain" data-in="url-host">example.com</span>/<span data-placeholder="core-path"
  data-in="url-path" data-after="/">mixpost/</span>api <span data-placeholder="db-password" data-in="shell-single">secret</span></p>`;

beforeEach(() => {
  document.body.innerHTML = page;
});

const text = () => document.body.textContent;

test('fills a page and restores it exactly', () => {
  const before = document.body.innerHTML;
  fillPlaceholders(document, { domain: 'a.example', 'core-path': 'x', 'db-password': "it's" });
  expect(text()).toBe(`https://a.example/x/api it'\\''s`);
  fillPlaceholders(document, { domain: 'b.example', 'core-path': '' });
  expect(text()).toBe('https://b.example/api secret');
  fillPlaceholders(document, {});
  expect(document.body.innerHTML).toBe(before);
});

test('changes nothing if the page is already filled', () => {
  fillPlaceholders(document, { domain: 'a.example' });
  const once = document.body.innerHTML;
  fillPlaceholders(document, { domain: 'a.example' });
  expect(document.body.innerHTML).toBe(once);
});

test("keeps the example if a value can't be escaped, and inserts markup as text", () => {
  fillPlaceholders(document, { domain: 'a.example/?', 'db-password': '</script><img src=x onerror=alert(1)>' });
  expect(text()).toContain('https://example.com/');
  expect(text()).toContain('</script><img src=x');
  expect(document.querySelector('img')).toBeNull();
});

test('returns the names of unfilled placeholders', () => {
  expect(placeholderNamesIn(document)).toEqual(['domain', 'core-path', 'db-password']);
  fillPlaceholders(document, { domain: 'a.example' });
  expect(unfilledNamesIn(document)).toEqual(['core-path', 'db-password']);
});

test('applies the chosen edition and version to the page', () => {
  document.body.innerHTML = '<p data-since-version="pro:7.2.0 enterprise:8.0.0"></p><b data-chosen-version></b>';
  const notYet = () => document.querySelector('p')?.hasAttribute('data-not-yet');
  applyChoices(document, { edition: 'pro', version: '7.1', method: null });
  expect([document.documentElement.dataset.edition, notYet(), text()]).toEqual(['pro', true, ' 7.1']);
  expect(chosenEdition()).toBe('pro');
  applyChoices(document, { edition: 'pro', version: '7.2', method: null });
  expect(notYet()).toBe(false);
  applyChoices(document, { edition: null, version: null, method: null });
  expect([document.documentElement.dataset.edition, notYet(), text()]).toEqual([undefined, false, '']);
  expect(chosenEdition()).toBeNull();
  document.documentElement.dataset.edition = 'toString';
  expect(chosenEdition()).toBeNull();
});
