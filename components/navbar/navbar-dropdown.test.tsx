import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NavbarDropdown } from './navbar-dropdown';

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place, document.createElement('input'));
  root = createRoot(place);
  const items = ['A', 'B', 'C'].map((label) => ({ label, to: `/${label}` }));
  act(() => root.render(<NavbarDropdown label="Open" items={items} />));
});

afterEach(() => act(() => root.unmount()));

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing is ${selector}.`);
  }
  return element;
}

const state = () => get('[data-state]').dataset.state;
const expanded = () => get('button').getAttribute('aria-expanded');
const focused = () => document.activeElement?.textContent;

function press(key: string, keys: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
}

function point(type: string, pointerType: string, target = get('[data-state]')): void {
  act(() => void target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true })));
}

describe('the mouse', () => {
  test('opens by coming, keeps open by a click, closes by going', () => {
    point('pointerover', 'mouse');
    expect(state()).toBe('open');
    point('click', 'mouse', get('button'));
    expect(state()).toBe('open');
    point('pointerout', 'mouse');
    expect(state()).toBe('closed');
  });

  test('leaves it dismissed after Escape, and after a link, until it comes again', () => {
    point('pointerover', 'mouse');
    press('Escape');
    expect(state()).toBe('dismissed');
    point('pointerout', 'mouse');
    point('pointerover', 'mouse');
    point('click', 'mouse', get('a'));
    expect(state()).toBe('dismissed');
  });
});

test('a finger opens and closes it, and hovering by one means nothing', () => {
  point('pointerover', 'touch');
  expect(state()).toBe('closed');
  point('click', 'touch', get('button'));
  expect(expanded()).toBe('true');
  point('click', 'touch', get('button'));
  expect(expanded()).toBe('false');
});

describe('the keyboard', () => {
  beforeEach(() => get('button').focus());

  test('goes through the links, round both ends', () => {
    expect(press('ArrowDown')).toBe(true);
    expect([expanded(), focused()]).toEqual(['true', 'A']);
    press('ArrowUp');
    expect(focused()).toBe('C');
    press('Home');
    expect(focused()).toBe('A');
  });

  test('closes with Escape and is back at the button', () => {
    press('ArrowDown');
    press('Escape');
    expect([expanded(), focused()]).toEqual(['false', 'Open']);
  });

  test('leaves Escape to others while it is closed', () => {
    expect(press('Escape')).toBe(false);
    expect(state()).toBe('closed');
  });

  test('leaves keys with modifiers to the browser', () => {
    expect(press('ArrowDown', { altKey: true })).toBe(false);
    expect(expanded()).toBe('false');
  });

  test('closes it by going elsewhere', () => {
    press('ArrowDown');
    act(() => get('input').focus());
    expect(state()).toBe('closed');
  });
});

test('a press elsewhere closes it, one inside does not', () => {
  point('click', '', get('button'));
  point('pointerdown', 'touch', get('ul'));
  expect(state()).toBe('open');
  point('pointerdown', 'touch', get('input'));
  expect(state()).toBe('closed');
});
