// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lockScroll } from './scroll-lock';

const root = document.documentElement;
const unlocks: (() => void)[] = [];

function lock() {
  const unlock = lockScroll();
  unlocks.push(unlock);
  return unlock;
}

afterEach(() => {
  for (const unlock of unlocks.splice(0)) {
    unlock();
  }
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Moves one or more fingers on an element, and returns whether the browser may scroll. */
function touch(target: Element, fingers = 1): boolean {
  const event = new Event('touchmove', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: { length: fingers } });
  return target.dispatchEvent(event);
}

describe('lockScroll', () => {
  test('keeps the page locked until the last lock is released', () => {
    const [first, second] = [lock(), lock()];
    first();
    expect(root.dataset.scrollLocked).toBeDefined();
    second();
    expect(root.dataset.scrollLocked).toBeUndefined();
  });

  test('ignores a second release of the same lock', () => {
    const first = lock();
    lock();
    first();
    first();
    expect(root.dataset.scrollLocked).toBeDefined();
  });

  test('reserves the space of the scrollbar', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    lock();
    expect(root.dataset.scrollLocked).toBe('gutter');
  });

  test('reserves no space if there is no scrollbar', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    lock();
    expect(root.dataset.scrollLocked).toBe('');
  });
});

describe('touchmove events', () => {
  test('scroll nothing while the page is locked', () => {
    const unlock = lock();
    expect(touch(document.body)).toBe(false);
    unlock();
    expect(touch(document.body)).toBe(true);
  });

  test('scroll elements that have their own scrollbar', () => {
    const list = document.createElement('div');
    const entry = document.createElement('p');
    list.append(entry);
    document.body.append(list);
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(500);
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(100);
    lock();
    expect(touch(entry)).toBe(false);
    list.style.overflowY = 'auto';
    expect(touch(entry)).toBe(true);
  });

  test('allow pinch zoom', () => {
    lock();
    expect(touch(document.body, 2)).toBe(true);
  });
});
