import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar';
import { installAnnouncement } from './announcement-control';
import { hideClosedAnnouncement } from './announcement-script';

const bar = (id: string) => renderToStaticMarkup(<AnnouncementBar announcement={{ id, text: 'Mixpost <3 you.' }} />);

test('contains its text as text', () => {
  expect(bar('summer')).toContain('Mixpost &lt;3 you.');
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
  document.body.innerHTML = bar('summer');
  hideClosedAnnouncement('announcement', 'summer');
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.documentElement.dataset.announcement).toBe('closed');
});
