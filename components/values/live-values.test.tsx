import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LiveValues } from './live-values';
import { setOpenedValue } from './opened-value';
import { ValuesPlace } from './values-place';
import { clearValues, setValue } from './values-store';

const mark = '<p><span data-placeholder="email" data-in="shell-single">me@example.com</span></p>';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  document.body.innerHTML = `<main>${mark}</main><div></div>`;
  localStorage.clear();
  clearValues();
});

const place = () => document.querySelector('div') as HTMLElement;
const texts = () => [...document.querySelectorAll('[data-placeholder]')].map(({ textContent }) => textContent);

function endWith(root: Root): void {
  onTestFinished(() => act(() => root.unmount()));
}

/** Waits for what loads on demand. Within `act`, React would render nothing meanwhile. */
async function waitFor(check: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, { timeout: 20_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

async function showLiveValues(): Promise<void> {
  const root = createRoot(place());
  await act(() => root.render(<LiveValues />));
  endWith(root);
}

test("fills stored values in, follows changes, fills what's added later, and restores the examples", async () => {
  setValue('email', 'a@a.example');
  await showLiveValues();
  await waitFor(() => expect(texts()).toEqual(['a@a.example']));
  await act(() => setValue('email', 'b@a.example'));
  await waitFor(() => expect(texts()).toEqual(['b@a.example']));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', mark);
  await waitFor(() => expect(texts()).toEqual(['b@a.example', 'b@a.example']));
  await act(clearValues);
  await waitFor(() => expect(texts()).toEqual(['me@example.com', 'me@example.com']));
});

test('starts with the first value', async () => {
  await showLiveValues();
  await act(() => setValue('email', 'b@a.example'));
  await waitFor(() => expect(texts()).toEqual(['b@a.example']));
});

test('removes an edition that the inline script has set, if it is not stored anymore', async () => {
  document.documentElement.dataset.edition = 'pro';
  await showLiveValues();
  await waitFor(() => expect(document.documentElement.dataset.edition).toBeUndefined());
});

test('the panel that was opened before React ran has its fields while it is open', async () => {
  place().innerHTML = renderToString(<ValuesPlace />);
  setOpenedValue('email');
  const errors: unknown[] = [];
  const root = await act(() => hydrateRoot(place(), <ValuesPlace />, { onRecoverableError: (e) => errors.push(e) }));
  endWith(root);
  await waitFor(() => expect(document.activeElement?.id).toBe('value-email'));
  expect(errors).toEqual([]);
  await act(() => setOpenedValue(null));
  await waitFor(() => expect(document.querySelector('input')).toBeNull());
});
