import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar';
import { installAnnouncement } from './announcement-control';
import { hideClosedAnnouncement } from './announcement-script';

const root = document.documentElement;
const start = (id: string) => hideClosedAnnouncement('announcement', id);

installAnnouncement();

const close = () => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const bar = (id: string, isCloseable: boolean) =>
  renderToStaticMarkup(<AnnouncementBar announcement={{ id, text: 'Mixpost <3 you.', isCloseable }} />);

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.announcement;
  document.body.innerHTML = bar('summer', true);
});

test('has a close button only if it can be closed', () => {
  expect(bar('summer', false)).toBe(
    '<aside class="bar" aria-label="Announcement"><p class="text">Mixpost &lt;3 you.</p></aside>',
  );
});

test.each([
  [null, undefined],
  ['summer', 'closed'],
  ['spring', undefined],
  ['', undefined],
  ['x'.repeat(1_000_000), undefined],
])('with %j closed last, the state is %s', (stored, state) => {
  if (stored !== null) {
    localStorage.setItem('announcement', stored);
  }
  start('summer');
  expect(root.dataset.announcement).toBe(state);
});

test('stays closed until its ID changes', () => {
  document.body.click();
  expect(root.dataset.announcement).toBeUndefined();
  close();
  expect(root.dataset.announcement).toBe('closed');
  expect(localStorage.getItem('announcement')).toBe('summer');
  delete root.dataset.announcement;
  start('autumn');
  expect(root.dataset.announcement).toBeUndefined();
});

test.each([
  ['summer', 'closed'],
  ['spring', undefined],
])('with %s closed in another tab, the state is %s', (stored, state) => {
  localStorage.setItem('announcement', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'announcement' }));
  expect(root.dataset.announcement).toBe(state);
});

test('closes for this page if storage is blocked', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  start('summer');
  close();
  expect(root.dataset.announcement).toBe('closed');
});
