// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isKept, keepActions } from './kept-actions';

const button = '<button>x</button>';
const tab = '<button role="tab">x</button>';
const menu = '<button aria-expanded="false">x</button>';

/** What is done to the innermost element of some HTML. */
function action(type: 'click' | 'keydown', html: string, how: object = {}) {
  document.body.innerHTML = html;
  const target = [...document.body.querySelectorAll('*')].at(-1) ?? document.body;
  return { type, target, defaultPrevented: false, button: 0, ...how };
}

describe('something must come of', () => {
  test.each([
    ['a click on a button', action('click', button)],
    ['a click on the drawing of a button', action('click', '<button><svg></svg></button>')],
    ['a click on a picture', action('click', '<figure data-zoom><img></figure>')],
    ['a click on the anchor of a heading', action('click', '<a class="anchor" href="#a">#</a>')],
    ['Ctrl+K', action('keydown', '', { key: 'k', ctrlKey: true })],
    ['Cmd+K, with capitals', action('keydown', '', { key: 'K', metaKey: true })],
    ['a slash', action('keydown', '<p>x</p>', { key: '/' })],
    ['an arrow on a tab', action('keydown', tab, { key: 'ArrowRight' })],
    ['Alt+Shift+V', action('keydown', '', { key: '◊', code: 'KeyV', altKey: true, shiftKey: true })],
    ['Escape, wherever', action('keydown', '<p>x</p>', { key: 'Escape' })],
  ])('%s', (_, done) => {
    expect(isKept(done)).toBe(true);
  });
});

describe('the browser, or a script in the page, deals with', () => {
  test.each([
    ['a link', action('click', '<a href="/lite/">x</a>')],
    ['what is inside a link', action('click', '<a href="/lite/"><b>x</b></a>')],
    ['the button of a form', action('click', `<form>${button}</form>`)],
    ['a field', action('click', '<input>')],
    ['a summary', action('click', '<details><summary>x</summary></details>')],
    ['what has been dealt with', action('click', button, { defaultPrevented: true })],
    ['another button of the mouse', action('click', button, { button: 1 })],
    ['a click with Ctrl', action('click', button, { ctrlKey: true })],
    ['a click with Shift', action('click', button, { shiftKey: true })],
    ['a slash in a field', action('keydown', '<input>', { key: '/' })],
    ['a slash on a button', action('keydown', button, { key: '/' })],
    ['Ctrl+Shift+K', action('keydown', '', { key: 'K', ctrlKey: true, shiftKey: true })],
    ['Alt+V', action('keydown', '', { key: 'v', code: 'KeyV', altKey: true })],
    ['Alt and an arrow, which goes back', action('keydown', '', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true })],
    ['a click with Alt', action('click', button, { altKey: true })],
    ['Ctrl+C', action('keydown', '', { key: 'c', ctrlKey: true })],
    ['an arrow in the text', action('keydown', '<p>x</p>', { key: 'ArrowDown' })],
    ['Enter on a button, which is a click', action('keydown', button, { key: 'Enter' })],
    ['a letter', action('keydown', tab, { key: 'a' })],
  ])('%s', (_, done) => {
    expect(isKept(done)).toBe(false);
  });
});

describe('what was kept', () => {
  beforeEach(() => {
    document.body.innerHTML = button + menu;
  });

  const send = (event: Event, place = document.body.children[0]) => place?.dispatchEvent(event);
  const init = { bubbles: true, cancelable: true };

  test('keeps a shortcut from the browser', () => {
    const kept = keepActions();
    onTestFinished(() => void kept.handOver());
    const event = new KeyboardEvent('keydown', { ...init, key: 'k', ctrlKey: true });
    send(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('is a key also where a script keeps keys from the page', () => {
    const kept = keepActions();
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', stop, true);
    onTestFinished(() => {
      kept.handOver();
      document.body.removeEventListener('keydown', stop, true);
    });
    send(new KeyboardEvent('keydown', { ...init, key: 'k', ctrlKey: true }));
    expect(kept.waiting()).toBe(1);
  });

  test('is waited for only when there is something', () => {
    const kept = keepActions();
    onTestFinished(() => void kept.handOver());
    expect(kept.waiting()).toBe(0);
    send(new MouseEvent('click', init));
    expect(kept.waiting()).toBeGreaterThan(0);
  });

  test('leads to what helps when it cannot be done, and is forgotten', () => {
    document.body.innerHTML = `<button data-without-scripts="#links">x</button>${button}`;
    const kept = keepActions();
    onTestFinished(() => {
      kept.handOver();
      location.hash = '';
    });
    send(new MouseEvent('click', init));
    kept.giveUp();
    expect(location.hash).toBe('#links');
    expect(kept.waiting()).toBe(0);
  });
});
