import { beforeEach, expect, test } from 'vitest';
import { fillStoredValues } from './values-script';

const root = document.documentElement;
const marks = `<p><span data-placeholder="domain" data-in="url-host">example.com</span><span data-placeholder="core-path"
  data-in="url-path" data-after="/">mixpost/</span><span data-placeholder="email">you@example.com</span><span
  data-placeholder="db-name" data-in="dotenv-value">mixpost_db</span></p>`;
const shown = () => [...document.querySelectorAll('[data-placeholder]')].map((mark) => mark.textContent);
const examples = ['example.com', 'mixpost/', 'you@example.com', 'mixpost_db'];

/** Runs the script over a page as if parsing had just finished. */
function start(stored: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(stored)) {
    localStorage.setItem(`values.${name}`, value);
  }
  fillStoredValues('values.');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  // Stops the script of an earlier test.
  window.dispatchEvent(new Event('values'));
  localStorage.clear();
  delete root.dataset.edition;
  document.body.innerHTML = marks;
});

test('plain values are shown, each for its place, and keep their examples', () => {
  start({ domain: 'a.example', 'core-path': 'social', email: 'me@a.example', 'db-name': 'db', edition: 'pro' });
  expect(shown()).toEqual(['a.example', 'social/', 'me@a.example', 'db']);
  expect([...document.querySelectorAll<HTMLElement>('span')].map((mark) => mark.dataset.example)).toEqual(examples);
  expect(root.dataset.edition).toBe('pro');
});

test('an empty core path goes with its slash', () => {
  start({ 'core-path': '' });
  expect(shown()[1]).toBe('');
});

test.each([
  ['nothing', {}],
  ['a key without a name', { '': 'a.example' }],
  ['what means something somewhere', { domain: 'a/b', 'core-path': '../x', email: '"; rm -rf ~', 'db-name': '-x' }],
  ['what an object has by itself', { __proto__x: 'a', constructor: 'a' }],
  ['another edition', { edition: 'toString' }],
])('%s in storage leaves the examples', (_, stored) => {
  start(stored);
  expect(shown()).toEqual(examples);
  expect(root.dataset.edition).toBeUndefined();
});

test('text that comes later is filled, until the values are taken over', async () => {
  start({ domain: 'a.example' });
  document.body.innerHTML = marks;
  await Promise.resolve();
  expect(shown()[0]).toBe('a.example');
  window.dispatchEvent(new Event('values'));
  document.body.innerHTML = marks;
  await Promise.resolve();
  expect(shown()[0]).toBe('example.com');
});
