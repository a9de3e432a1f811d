import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '@/components/fixtures/react';
import { AnnouncementBar } from './announcement-bar';

test('closes for this page if storage is blocked', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  document.body.replaceChildren();
  onTestFinished(() => {
    blocked.mockRestore();
    delete document.documentElement.dataset.announcement;
  });
  await show(<AnnouncementBar announcement={{ id: 'summer', text: 'Mixpost 7 is here.' }} />);
  expect(document.documentElement.dataset.announcement).toBeUndefined();
  await act(() => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(document.documentElement.dataset.announcement).toBe('closed');
});
