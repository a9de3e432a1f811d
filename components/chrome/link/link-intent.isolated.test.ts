// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { installLinkIntent } from './link-intent';

const { startApp, prefetchApp } = vi.hoisted(() => ({
  startApp: vi.fn(() => Promise.resolve()),
  prefetchApp: vi.fn(),
}));
vi.mock('@/lib/next-internals/start-app', () => ({ startApp, prefetchApp }));
installLinkIntent();

beforeEach(() => {
  vi.useFakeTimers();
  startApp.mockClear();
  document.body.innerHTML = `
    <p id="text">Text</p>
    <a id="inside" href="/lite/updating">Updating</a>
    <a id="outside" href="https://example.com/">Elsewhere</a>
    <span id="picture" data-zoom=""></span>`;
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

function turnTo(id: string, type = 'pointerover', init: PointerEventInit = {}): void {
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
}

test.each([
  ['a link inside the site', 'inside', 'pointerover'],
  ['a link inside the site with the keyboard', 'inside', 'focusin'],
  ['a picture', 'picture', 'pointerover'],
])('resting on %s starts the app', (_, id, type) => {
  turnTo(id, type);
  vi.advanceTimersByTime(50);
  expect(startApp).toHaveBeenCalledOnce();
});

test.each([
  ['text', () => turnTo('text')],
  ['a link to another site', () => turnTo('outside')],
  [
    'a link with a finger, which is the start of a tap',
    () => turnTo('inside', 'pointerover', { pointerType: 'touch' }),
  ],
])('turning to %s starts nothing', (_, act) => {
  act();
  vi.advanceTimersByTime(1000);
  expect(startApp).not.toHaveBeenCalled();
});

test.each([
  ['clicks the link', () => turnTo('inside', 'click')],
  ['moves on', () => turnTo('text')],
])('starts nothing for a reader who soon %s', (_, act) => {
  turnTo('inside');
  vi.advanceTimersByTime(49);
  act();
  vi.advanceTimersByTime(1000);
  expect(startApp).not.toHaveBeenCalled();
});

test('on a page reached through a link of the site, fetches the app right away', () => {
  expect(prefetchApp).not.toHaveBeenCalled();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/lite/`);
  installLinkIntent();
  expect(prefetchApp).toHaveBeenCalledOnce();
});
