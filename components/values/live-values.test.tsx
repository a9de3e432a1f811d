import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show, waitFor } from '@/components/fixtures/react';
import { LiveValues } from './live-values';
import { clearValues, setValue } from './values-store';

const mark = '<p><span data-placeholder="email" data-in="shell-single">me@example.com</span></p>';

beforeEach(() => {
  document.body.innerHTML = `<main>${mark}</main>`;
  localStorage.clear();
  clearValues();
});

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
