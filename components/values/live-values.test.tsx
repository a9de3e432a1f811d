import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { hydrate, show, waitFor } from '@/components/fixtures/react';
import { LiveValues } from './live-values';
import { setOpenedValue } from './opened-value';
import { ValuesPlace } from './values-place';
import { clearValues, setValue } from './values-store';

const mark = '<p><span data-placeholder="email" data-in="shell-single">me@example.com</span></p>';

beforeEach(() => {
  document.body.innerHTML = `<main>${mark}</main><div></div>`;
  localStorage.clear();
  clearValues();
});

const place = () => document.querySelector('div') as HTMLElement;
const texts = () => [...document.querySelectorAll('[data-placeholder]')].map(({ textContent }) => textContent);

test("fills stored values in, follows changes, fills what's added later, and restores the examples", async () => {
  setValue('email', 'a@a.example');
  await show(<LiveValues />);
  await waitFor(() => expect(texts()).toEqual(['a@a.example']));
  await act(() => setValue('email', 'b@a.example'));
  await waitFor(() => expect(texts()).toEqual(['b@a.example']));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', mark);
  await waitFor(() => expect(texts()).toEqual(['b@a.example', 'b@a.example']));
  await act(clearValues);
  await waitFor(() => expect(texts()).toEqual(['me@example.com', 'me@example.com']));
});

test('starts with the first value', async () => {
  await show(<LiveValues />);
  await act(() => setValue('email', 'b@a.example'));
  await waitFor(() => expect(texts()).toEqual(['b@a.example']));
});

test('removes an edition that the inline script has set, if it is not stored anymore', async () => {
  document.documentElement.dataset.edition = 'pro';
  await show(<LiveValues />);
  await waitFor(() => expect(document.documentElement.dataset.edition).toBeUndefined());
});

test('the panel that was opened before React ran has its fields while it is open', async () => {
  place().innerHTML = renderToString(<ValuesPlace />);
  setOpenedValue('email');
  expect(await hydrate(place(), <ValuesPlace />)).toEqual([]);
  await waitFor(() => expect(document.activeElement?.id).toBe('value-email'));
  await act(() => setOpenedValue(null));
  await waitFor(() => expect(document.querySelector('input')).toBeNull());
});
