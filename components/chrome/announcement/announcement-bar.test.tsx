import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar';
import { installAnnouncement } from './announcement-control';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
installAnnouncement();

const bar = <AnnouncementBar announcement={{ id: 'summer', text: 'Mixpost <3 you.' }} />;
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = renderToString(bar);
  return () => {
    delete dataset.announcement;
    delete dataset.app;
  };
});

async function run(): Promise<void> {
  dataset.app = 'running';
  const root = await act(() => hydrateRoot(document.body, bar));
  onTestFinished(() => act(() => root.unmount()));
}

/** Presses the icon of the button. */
const close = () => act(() => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
const state = () => [dataset.announcement, localStorage.getItem('announcement')];

test('contains its text as text', () => {
  expect(document.body.innerHTML).toContain('Mixpost &lt;3 you.');
});

test('stays closed', async () => {
  await run();
  expect(state()).toEqual([undefined, null]);
  await close();
  expect(state()).toEqual(['closed', 'summer']);
});

test('closes before React runs, and stays closed', async () => {
  await close();
  expect(state()).toEqual(['closed', null]);
  await run();
  expect(state()).toEqual(['closed', 'summer']);
});

test('closes if another tab closes it', async () => {
  await run();
  localStorage.setItem('announcement', 'summer');
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'announcement' })));
  expect(dataset.announcement).toBe('closed');
});

test('closes for this page if storage is blocked', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  await run();
  await close();
  expect(dataset.announcement).toBe('closed');
});
