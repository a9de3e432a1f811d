import { beforeEach, expect, test } from 'vitest';
import { fillStoredValues } from './values-script';

const root = document.documentElement;
const marks = `<p><span data-placeholder="domain" data-in="url-host">example.com</span><span data-placeholder="core-path"
  data-in="url-path" data-after="/">mixpost/</span><span data-placeholder="email">you@example.com</span><span
  data-placeholder="db-name" data-in="dotenv-value">mixpost_db</span></p>`;
const texts = () => [...document.querySelectorAll('[data-placeholder]')].map((mark) => mark.textContent);
const examples = ['example.com', 'mixpost/', 'you@example.com', 'mixpost_db'];

/** Runs the script over a page as if parsing had just finished. */
function start(stored: Readonly<Record<string, string>>, oldCorePath = 'mixpost'): void {
  for (const [name, value] of Object.entries(stored)) {
    localStorage.setItem(`values.${name}`, value);
  }
  fillStoredValues('values.', { pro: 7, enterprise: 8 }, oldCorePath);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  // Stops the script of an earlier test.
  window.dispatchEvent(new Event('values'));
  localStorage.clear();
  delete root.dataset.edition;
  document.body.innerHTML = marks;
});

test('fills in plain values and keeps their examples', () => {
  start({ domain: 'a.example', 'core-path': 'social', email: 'me@a.example', 'db-name': 'db', edition: 'pro' });
  expect(texts()).toEqual(['a.example', 'social/', 'me@a.example', 'db']);
  expect([...document.querySelectorAll<HTMLElement>('span')].map((mark) => mark.dataset.example)).toEqual(examples);
  expect(root.dataset.edition).toBe('pro');
});

test('removes the slash with an empty core path', () => {
  start({ 'core-path': '' });
  expect(texts()[1]).toBe('');
});

test.each([
  ['pro', '6.4', 'old/'],
  ['enterprise', '7', 'old/'],
  ['pro', '7', 'mixpost/'],
  ['lite', '2', 'mixpost/'],
  ['toString', '2', 'mixpost/'],
])('shows the core path of %s %s, which is no value of the reader', (edition, version, text) => {
  start({ edition, version }, 'old');
  expect(texts()[1]).toBe(text);
});

test('keeps the default of a page for another edition', () => {
  document.body.innerHTML = `<p data-page-edition="enterprise"></p>${marks}`;
  start({ edition: 'pro', version: '6' }, 'old');
  expect(texts()[1]).toBe('mixpost/');
});

test.each([
  ['nothing', {}],
  ['a key without a name', { '': 'a.example' }],
  ['a value that needs escaping', { domain: 'a/b', 'core-path': '../x', email: '"; rm -rf ~', 'db-name': '-x' }],
  ['the name of an object property', { __proto__x: 'a', constructor: 'a' }],
  ['an unknown edition', { edition: 'toString' }],
])('keeps the examples if storage contains %s', (_, stored) => {
  start(stored);
  expect(texts()).toEqual(examples);
  expect(root.dataset.edition).toBeUndefined();
});

test('fills text that is added later, until the live values take over', async () => {
  start({ domain: 'a.example' });
  document.body.innerHTML = marks;
  await Promise.resolve();
  expect(texts()[0]).toBe('a.example');
  window.dispatchEvent(new Event('values'));
  document.body.innerHTML = marks;
  await Promise.resolve();
  expect(texts()[0]).toBe('example.com');
});
