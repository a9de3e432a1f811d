// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { installZoom } from './zoom-control';
import { zoomClosedEvent } from './zoom-events';

vi.mock('@/lib/next-internals/start-app', () => ({ startApp: () => Promise.resolve() }));
installZoom();

beforeEach(() => {
  vi.useFakeTimers();
  document.dispatchEvent(new Event(zoomClosedEvent));
  document.body.innerHTML = `
    <p>Text <img id="inline"></p>
    <span data-zoom=""><img id="image"><button id="button" data-enlarge=""></button></span>
    <div data-zoom=""><div id="scroller"><svg role="img"><rect id="part"></rect></svg></div></div>`;
  return () => vi.useRealTimers();
});

const click = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
const wait = () => vi.advanceTimersByTime(500);

/** Returns the states of the image and the drawing. */
const stages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-zoom]')].map(({ dataset }) => dataset.zoom).join();

test.each([
  ['an image starts to open it', ['image'], 'opening,'],
  ['its button starts to open it', ['button'], 'opening,'],
  ['a drawing starts to open it', ['part'], ',opening'],
  ['a picture again cancels it', ['image', 'button'], ','],
  ['text cancels a picture', ['image', 'inline'], ','],
  ['another picture opens that one', ['image', 'part'], ',opening'],
  ['an image in a sentence does nothing', ['inline'], ','],
  ['the space next to a drawing does nothing', ['scroller'], ','],
])('a click on %s', (_, ids, expected) => {
  for (const id of ids) {
    click(id);
  }
  expect(stages()).toBe(expected);
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j does nothing',
  (init) => {
    click('image', init);
    expect(stages()).toBe(',');
  },
);

test.each<[string, () => unknown, string]>([
  ['stays open on a click elsewhere', () => click('inline'), 'open,'],
  ['is replaced by another one', () => click('part'), ',opening'],
  ['closes on a click, while it loads', () => click('image'), ','],
  ['closes on Escape, while it loads', pressEscape, ','],
])('a picture that opened after 500 ms %s', (_, act, expected) => {
  click('image');
  vi.advanceTimersByTime(499);
  expect(stages()).toBe('opening,');
  vi.advanceTimersByTime(1);
  expect(stages()).toBe('open,');
  act();
  expect(stages()).toBe(expected);
});

test("a canceled picture doesn't open", () => {
  click('image');
  pressEscape();
  wait();
  expect(stages()).toBe(',');
});

test.each([
  ['Enter', true, 'button', true],
  ['Enter', false, 'button', false],
  [' ', true, 'button', false],
  ['Enter', true, 'image', false],
])('%j, repeated: %s, on #%s is prevented: %s', (key, repeat, id, expected) => {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(expected);
});
