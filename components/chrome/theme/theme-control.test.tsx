import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showStoredTheme } from './theme';
import { installTheme } from './theme-control';

const root = document.documentElement;
const colors = { dark: '#000001', light: '#fffffe' };

installTheme();

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>Text</p><button data-theme-toggle><svg></svg></button>';
  root.dataset.theme = 'dark';
});

test.each([
  [null, 'dark'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['"light"', 'dark'],
  ['constructor', 'dark'],
  ['x'.repeat(1_000_000), 'dark'],
] as const)('before the first paint, the stored value %j applies the theme %s', (stored, theme) => {
  if (stored !== null) {
    localStorage.setItem('theme', stored);
  }
  showStoredTheme('theme', colors);
  expect(root.dataset.theme).toBe(theme);
  expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe(colors[theme]);
});

test('if storage is blocked, the default theme applies, and the toggle works', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  showStoredTheme('theme', colors);
  expect(root.dataset.theme).toBe('dark');
  click('svg');
  expect(root.dataset.theme).toBe('light');
});

test('the toggle switches the theme and stores the choice', () => {
  click('p');
  expect(root.dataset.theme).toBe('dark');
  click('svg');
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
  click('svg');
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
});

test.each([
  ['theme', 'light', 'light'],
  ['theme', 'constructor', 'dark'],
  ['theme', null, 'dark'],
  [null, null, 'dark'],
] as const)('a change of the key %j to %j in another tab applies %s', (key, stored, theme) => {
  root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
  if (stored !== null) {
    localStorage.setItem('theme', stored);
  }
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([theme, stored]);
});
