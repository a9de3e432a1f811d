// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openModal } from './modal';

const root = document.documentElement;

/** Adds a dialog to the page, and opens it. */
function open(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  openModal(dialog);
  return dialog;
}

/** Moves one or more fingers on an element, and returns whether the browser may scroll. */
function touch(target: Element, fingers = 1): boolean {
  const event = new Event('touchmove', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: { length: fingers } });
  return target.dispatchEvent(event);
}

beforeEach(() => () => {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('reserves the space of the scrollbar, until the last dialog is closed', () => {
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const first = open();
  width.mockReturnValue(window.innerWidth);
  const second = open();
  openModal(first);
  expect(root.hasAttribute('data-scrollbar')).toBe(true);
  first.close();
  second.close();
  open();
  expect(root.hasAttribute('data-scrollbar')).toBe(false);
});

test('lets a touch scroll elements that have their own scrollbar, and two fingers zoom', () => {
  const list = open().appendChild(document.createElement('div'));
  const entry = list.appendChild(document.createElement('p'));
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(500);
  vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(100);
  expect([touch(entry), touch(entry, 2)]).toEqual([false, true]);
  list.style.overflowY = 'auto';
  expect(touch(entry)).toBe(true);
});
