import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hydrate as hydrateApp } from '@/components/fixtures/react';
import { SiteThemeProvider } from './theme-provider';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;

const app = (
  <SiteThemeProvider>
    <ThemeToggle />
  </SiteThemeProvider>
);

async function hydrate(): Promise<void> {
  vi.stubGlobal('window', undefined);
  const html = renderToString(app);
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
  expect(await hydrateApp(document.body, app)).toEqual([]);
}

const press = () => act(() => document.querySelector('button')?.click());
const color = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'dark';
  document.head.innerHTML = '<meta name="theme-color">';
});

test('a theme that was chosen before React started, while storage is blocked, stays', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  root.dataset.theme = 'light';
  await hydrate();
  expect(root.dataset.theme).toBe('light');
  await press();
  expect(root.dataset.theme).toBe('dark');
});

test('follows other tabs, and a page from the back/forward cache reads the stored theme', async () => {
  await hydrate();
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect([root.dataset.theme, color()]).toEqual(['light', '#fcfcfe']);
  localStorage.setItem('theme', 'dark');
  await act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([root.dataset.theme, color()]).toEqual(['dark', '#0f1015']);
});
