import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ConsentBar } from './consent-bar';
import { PrivacyButton } from './privacy-button';
import { setPrivacyChoices } from './privacy-choices';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const app = (
  <>
    <ConsentBar />
    <PrivacyButton />
  </>
);

const bar = () => document.querySelector('section') as HTMLElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
const press = (name: string) => act(() => button(name).click());

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.consentDecision;
  document.body.innerHTML = renderToString(app);
});

async function run(): Promise<void> {
  const root = await act(() => hydrateRoot(document.body, app));
  onTestFinished(async () => {
    await act(() => setPrivacyChoices(false));
    await act(() => root.unmount());
  });
}

test('the built page asks nothing', () => {
  expect(bar().hidden).toBe(true);
});

test.each([
  ['Allow', 'granted'],
  ['Decline', 'denied'],
])('asks once; %s is stored as %s', async (name, consent) => {
  await run();
  expect(bar().hidden).toBe(false);
  expect(bar().textContent).toContain('May this site load');
  await press(name);
  expect([bar().hidden, localStorage.getItem('consent')]).toEqual([true, consent]);
});

test('opens on request with the focus, says what was chosen, and returns the focus when it closes', async () => {
  localStorage.setItem('consent', 'denied');
  await run();
  expect(bar().hidden).toBe(true);
  await press('Privacy choices');
  expect([bar().hidden, document.activeElement]).toEqual([false, bar()]);
  expect(bar().textContent).toContain('You declined');
  await act(() => bar().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([bar().hidden, document.activeElement]).toEqual([true, button('Privacy choices')]);
});

test('Global Privacy Control decides, and the reader can only close the bar', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  await run();
  expect(bar().hidden).toBe(true);
  await press('Privacy choices');
  expect(bar().textContent).toContain('Global Privacy Control');
  expect(button('Allow')).toBeUndefined();
  await press('Close');
  expect(bar().hidden).toBe(true);
});
