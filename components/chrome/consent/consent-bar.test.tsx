import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/fixtures/react';
import { ConsentBar } from './consent-bar';
import { PrivacyButton } from './privacy-button';

const app = (
  <>
    <ConsentBar />
    <PrivacyButton />
  </>
);

const bar = () => document.querySelector('section') as HTMLElement;
const opener = () => [...document.querySelectorAll('button')].at(-1) as HTMLElement;

test('is hidden until it opens with the focus, says what was chosen, and returns the focus on Escape', async () => {
  localStorage.clear();
  document.body.innerHTML = renderToString(app);
  expect(bar().hidden).toBe(true);
  localStorage.setItem('consent', 'denied');
  await hydrate(document.body, app);
  expect(bar().hidden).toBe(true);
  await act(() => opener().click());
  expect([bar().hidden, document.activeElement]).toEqual([false, bar()]);
  expect(bar().textContent).toContain('You declined');
  await act(() => bar().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([bar().hidden, document.activeElement]).toEqual([true, opener()]);
});
