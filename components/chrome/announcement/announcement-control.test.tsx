import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar';
import { installAnnouncement } from './announcement-control';
import { hideClosedAnnouncement } from './announcement-script';

const bar = (id: string, isCloseable: boolean) =>
  renderToStaticMarkup(<AnnouncementBar announcement={{ id, text: 'Mixpost <3 you.', isCloseable }} />);

test('has a close button only if it can be closed', () => {
  expect(bar('summer', false)).toBe(
    '<aside class="bar" aria-label="Announcement"><p class="text">Mixpost &lt;3 you.</p></aside>',
  );
});

test('closes for this page if storage is blocked', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => {
    blocked.mockRestore();
    delete document.documentElement.dataset.announcement;
  });
  installAnnouncement();
  document.body.innerHTML = bar('summer', true);
  hideClosedAnnouncement('announcement', 'summer');
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.documentElement.dataset.announcement).toBe('closed');
});
