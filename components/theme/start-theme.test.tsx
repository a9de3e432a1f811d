import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTheme } from './start-theme';

const root = document.documentElement;
const colors = { dark: '#000001', light: '#fffffe' };

/** Runs the script as a page does, and ends its listeners with the test. */
function start(): void {
  const add = vi.spyOn(window, 'addEventListener');
  startTheme('theme', colors);
  const listeners = [...add.mock.calls];
  add.mockRestore();
  onTestFinished(() => {
    for (const [type, listener] of listeners) {
      window.removeEventListener(type, listener);
    }
  });
}

function themeColor(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-theme-toggle><svg></svg></button>';
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
  ])('the stored value %j shows the theme %s', (stored, theme, kept) => {
    if (stored !== null) {
      localStorage.setItem('theme', stored);
    }
    start();
    expect(root.dataset.theme).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(kept);
    expect(themeColor()).toBe(colors[theme as 'dark' | 'light']);
  });

  test('blocked storage shows the default', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    start();
    expect(root.dataset.theme).toBe('dark');
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(root.dataset.theme).toBe('light');
  });
});

describe('until React does', () => {
  test('the switch works, and the choice is kept', () => {
    start();
    const click = () => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click();
    expect(root.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    click();
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('a click that React has acted on is left alone', () => {
    start();
    const button = document.querySelector('button');
    button?.addEventListener('click', (event) => event.preventDefault());
    button?.click();
    expect(root.dataset.theme).toBe('dark');
  });

  test('a click elsewhere is left alone', () => {
    start();
    document.body.click();
    expect(root.dataset.theme).toBe('dark');
  });
});

test('the colour of the browser follows whoever changes the theme', async () => {
  start();
  root.dataset.theme = 'light';
  await vi.waitFor(() => expect(themeColor()).toBe(colors.light));
  root.removeAttribute('data-theme');
  await vi.waitFor(() => expect(themeColor()).toBe(colors.dark));
});
