// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { frameOf, isHeldEnter, pictureOf } from './pictures';

beforeEach(() => {
  document.body.innerHTML = `
    <p>Text <img id="inline"></p>
    <span id="frame" data-zoom=""><img id="image"><button id="button" data-enlarge=""></button></span>
    <div id="drawn" data-zoom=""><div id="scroller"><svg id="drawing" role="img"><g><rect id="part"></rect></g></svg></div></div>`;
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Clicks the element with this ID, and returns the event. */
function clickOn(id: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, ...init });
  byId(id).dispatchEvent(event);
  return event;
}

describe('frameOf returns the frame for a click', () => {
  test.each([
    ['image', 'frame'],
    ['button', 'frame'],
    ['drawing', 'drawn'],
    ['part', 'drawn'],
  ])('on #%s', (id, frame) => {
    expect(frameOf(clickOn(id))).toBe(byId(frame));
  });
});

describe('frameOf returns null for a click', () => {
  test.each([
    ['an image in a sentence', 'inline', {}],
    ['the space next to a drawing', 'scroller', {}],
    ['an image, with another button', 'image', { button: 1 }],
    ['an image, with Ctrl', 'image', { ctrlKey: true }],
    ['an image, with Cmd', 'image', { metaKey: true }],
    ['an image, with Shift', 'image', { shiftKey: true }],
    ['an image, with Alt', 'image', { altKey: true }],
  ])('on %s', (_, id, init) => {
    expect(frameOf(clickOn(id, init))).toBeNull();
  });

  test("on an image that didn't load", () => {
    byId('frame').dataset.zoom = 'broken';
    expect(frameOf(clickOn('image'))).toBeNull();
  });
});

test("pictureOf returns a frame's image or drawing", () => {
  expect(pictureOf(byId('frame'))).toBe(byId('image'));
  expect(pictureOf(byId('drawn'))).toBe(byId('drawing'));
});

describe('isHeldEnter', () => {
  test.each([
    ['Enter', true, 'button', true],
    ['Enter', false, 'button', false],
    [' ', true, 'button', false],
    ['Enter', true, 'image', false],
  ])('%j, repeated: %s, on #%s: %s', (key, repeat, id, expected) => {
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true });
    byId(id).dispatchEvent(event);
    expect(isHeldEnter(event)).toBe(expected);
  });
});
