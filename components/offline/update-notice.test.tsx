import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { UpdateNotice } from './update-notice';

// The notice appears when an observer or a timer runs, so nothing here can wait for it within `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

const root = document.documentElement;
const notice = () => document.querySelector('[role="status"]');

beforeEach(() => {
  document.body.replaceChildren();
  return () => {
    delete root.dataset.outdated;
  };
});

function show(): void {
  const app = createRoot(document.createElement('div'));
  flushSync(() => app.render(<UpdateNotice />));
  onTestFinished(() => app.unmount());
}

test('shows when the page is outdated, and goes when it is dismissed', async () => {
  show();
  expect(notice()).toBeNull();
  root.dataset.outdated = '';
  await vi.waitFor(() => expect(notice()?.textContent).toBe('The docs were updated.ReloadLater'));
  notice()?.querySelectorAll('button')[1]?.click();
  await vi.waitFor(() => expect(notice()).toBeNull());
});

test('shows an update that was found before React ran, first without its text', async () => {
  root.dataset.outdated = '';
  show();
  expect(notice()?.textContent).toBe('');
  await vi.waitFor(() => expect(notice()?.textContent).toContain('The docs were updated.'));
});
