import { useTheme } from 'next-themes';
import { act, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mirrorKey } from './theme';
import { ThemeState } from './theme-state';

const root = document.documentElement;

function Reader() {
  const { theme } = useTheme();
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => output.current?.replaceChildren(theme ?? ''), [theme]);
  return <output ref={output} />;
}

const currentTheme = () => document.querySelector('output')?.textContent;

const app = (
  <ThemeState>
    <Reader />
  </ThemeState>
);

async function hydrate(): Promise<void> {
  vi.stubGlobal('window', undefined);
  const html = renderToString(app);
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const errors: unknown[] = [];
  const mounted = await act(() =>
    hydrateRoot(document.body, app, { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(() => act(() => mounted.unmount()));
  expect(errors).toEqual([]);
}

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'dark';
});

test('starts next-themes with the current theme, and hydration changes nothing', async () => {
  root.dataset.theme = 'light';
  await hydrate();
  expect([currentTheme(), root.dataset.theme]).toEqual(['light', 'light']);
});

test('a theme that was chosen while storage is full survives hydration', async () => {
  localStorage.setItem('theme', 'dark');
  root.dataset.theme = 'light';
  await hydrate();
  expect(root.dataset.theme).toBe('light');
});

test('next-themes follows the theme toggle', async () => {
  await hydrate();
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: mirrorKey, newValue: 'light' })));
  expect([currentTheme(), root.dataset.theme]).toEqual(['light', 'light']);
});

test.each(['theme', null])('next-themes stores nothing if another tab removes the choice (key %j)', async (key) => {
  root.dataset.theme = 'light';
  await hydrate();
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(localStorage).toHaveLength(0);
});
