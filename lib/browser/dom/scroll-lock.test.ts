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

describe('the page', () => {
  test('is locked until every lock is undone', () => {
    const [first, second] = [lock(), lock()];
    first();
    expect(root.dataset.scrollLocked).toBeDefined();
    second();
    expect(root.dataset.scrollLocked).toBeUndefined();
  });

  test('is not unlocked by one lock undone twice', () => {
    const first = lock();
    lock();
    first();
    first();
    expect(root.dataset.scrollLocked).toBeDefined();
  });

  test('keeps the place of its scrollbar', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    lock();
    expect(root.dataset.scrollLocked).toBe('gutter');
  });

  test('has no such place without a scrollbar', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    lock();
    expect(root.dataset.scrollLocked).toBe('');
  });
});

describe('a finger', () => {
  test('moves nothing while the page is locked, and everything after', () => {
    const unlock = lock();
    expect(touch(document.body)).toBe(false);
    unlock();
    expect(touch(document.body)).toBe(true);
  });

  test('scrolls what scrolls by itself', () => {
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

  test('may still enlarge the page with a second one', () => {
    lock();
    expect(touch(document.body, 2)).toBe(true);
  });
});
