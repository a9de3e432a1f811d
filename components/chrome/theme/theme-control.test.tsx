import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { installTheme } from './theme-control';
import { showStoredTheme } from './theme-script';

const root = document.documentElement;
const colors = { dark: '#000001', light: '#fffffe' };

installTheme();

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

function blockStorage(): void {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>Text</p><button data-theme-toggle><svg></svg></button>';
  root.dataset.theme = 'dark';
});

describe('before the first paint', () => {
  test.each([
    [null, 'dark', null],
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['', 'dark', null],
    ['"light"', 'dark', null],
    ['constructor', 'dark', null],
    ['x'.repeat(1_000_000), 'dark', null],
  ] as const)('the stored value %j applies the theme %s', (stored, theme, expected) => {
    if (stored !== null) {
      localStorage.setItem('theme', stored);
    }
    showStoredTheme('theme', colors);
    expect(root.dataset.theme).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(expected);
    expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe(colors[theme]);
  });

  test('the default theme applies if storage is blocked, and the toggle works', () => {
    blockStorage();
    showStoredTheme('theme', colors);
    expect(root.dataset.theme).toBe('dark');
    click('svg');
    expect(root.dataset.theme).toBe('light');
  });
});

describe('the toggle', () => {
  test('switches the theme and stores the choice', () => {
    click('svg');
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
    click('svg');
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });

  test('ignores clicks elsewhere', () => {
    click('p');
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('a change in another tab', () => {
  test.each([
    ['theme', 'light', 'light'],
    ['theme', 'constructor', 'dark'],
    ['theme', null, 'dark'],
    [null, null, 'dark'],
  ] as const)('of the key %j to %j applies %s', (key, stored, theme) => {
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    if (stored !== null) {
      localStorage.setItem('theme', stored);
    }
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([theme, stored]);
  });

  test('applies when the page returns from the back/forward cache', () => {
    root.dataset.theme = 'light';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.theme).toBe('dark');
  });
});
