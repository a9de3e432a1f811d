import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AnnouncementBar } from './announcement-bar';

test('closes for this page if storage is blocked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    await act(() => root.unmount());
    blocked.mockRestore();
    delete document.documentElement.dataset.announcement;
  });
  await act(() => root.render(<AnnouncementBar announcement={{ id: 'summer', text: 'Mixpost 7 is here.' }} />));
  expect(document.documentElement.dataset.announcement).toBeUndefined();
  await act(() => document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(document.documentElement.dataset.announcement).toBe('closed');
});
