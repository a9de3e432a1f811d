import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPanels, panelsOf, showTabPage, tabOf, tabsOf } from './fixtures/tab-page';
import { nextIndex, openAround, openOnClick, openOnKey, openTab, restoreTabs } from './tab-groups';

beforeEach(() => {
  localStorage.clear();
  showTabPage();
});

function element(id: string): Element {
  const found = document.getElementById(id);
  if (!found) {
    throw new Error(`There's no element #${id}.`);
  }
  return found;
}

/** Dispatches one event that the document handles with this listener, like the page's own. */
function send<E extends Event>(target: Element, event: E, listener: (event: E) => void): E {
  document.addEventListener(event.type, listener as EventListener, { once: true });
  target.dispatchEvent(event);
  return event;
}

const click = (target: Element) => send(target, new MouseEvent('click', { bubbles: true }), openOnClick);
const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }), openOnKey);

describe('opening a tab', () => {
  test.each([
    ['proxy', 'caddy', ['caddy', 'caddy', 'debian']],
    ['proxy', 'apache', ['nginx', 'apache', 'debian']],
    ['system', 'alpine', ['nginx', 'nginx', 'alpine']],
    ['system', 'caddy', ['nginx', 'nginx', 'debian']],
    ['no-such-group', 'caddy', ['nginx', 'nginx', 'debian']],
  ])('in the group %s with the key %s opens %j', (group, key, open) => {
    openTab(group, key);
    expect(openPanels()).toEqual(open);
  });

  test('keeps the other panels searchable for find-in-page', () => {
    openTab('proxy', 'caddy');
    expect(panelsOf(1)).toEqual({ nginx: 'until-found', caddy: null, apache: 'until-found' });
  });

  test('selects it, and makes it the only one in the tab order', () => {
    openTab('proxy', 'caddy');
    expect(tabsOf(1).map((tab) => [tab.dataset.tab, tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['nginx', 'false', -1],
      ['caddy', 'true', 0],
      ['apache', 'false', -1],
    ]);
  });
});

describe('a click', () => {
  test('on a tab opens it in every set of its group', () => {
    click(tabOf(0, 'caddy'));
    expect(openPanels()).toEqual(['caddy', 'caddy', 'debian']);
  });

  test("on a tab of a nested set doesn't change the outer set", () => {
    click(tabOf(2, 'alpine'));
    expect(openPanels()).toEqual(['nginx', 'nginx', 'alpine']);
  });

  test('on an element inside a tab opens the tab', () => {
    tabOf(0, 'caddy').innerHTML = '<i id="icon"></i>';
    click(element('icon'));
    expect(openPanels()).toEqual(['caddy', 'caddy', 'debian']);
  });

  test('elsewhere does nothing', () => {
    click(element('flat'));
    expect(openPanels()).toEqual(['nginx', 'nginx', 'debian']);
  });

  test('keeps the position of the clicked tab on the screen', () => {
    const tab = tabOf(1, 'caddy');
    vi.spyOn(tab, 'getBoundingClientRect')
      .mockReturnValueOnce(new DOMRect(0, 300))
      .mockReturnValueOnce(new DOMRect(0, 180));
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
    onTestFinished(() => scroll.mockRestore());
    click(tab);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: -120, behavior: 'instant' });
  });
});

describe('a key', () => {
  test.each([
    ['nginx', 'ArrowRight', 'caddy'],
    ['nginx', 'ArrowLeft', 'apache'],
    ['apache', 'ArrowRight', 'nginx'],
    ['apache', 'ArrowLeft', 'caddy'],
    ['apache', 'Home', 'nginx'],
    ['nginx', 'End', 'apache'],
  ])('on %s: %s opens and focuses %s', (from, key, to) => {
    const event = press(tabOf(1, from), key);
    expect(openPanels()[1]).toBe(to);
    expect(document.activeElement).toBe(tabOf(1, to));
    expect(event.defaultPrevented).toBe(true);
  });

  test('moves only inside its own set', () => {
    press(tabOf(2, 'debian'), 'End');
    expect(openPanels()).toEqual(['nginx', 'nginx', 'alpine']);
  });

  test.each([
    ['Enter', {}],
    ['Tab', {}],
    ['ArrowDown', {}],
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['Home', { ctrlKey: true }],
    ['End', { shiftKey: true }],
  ])('%s with %j is left to the browser', (key, modifiers) => {
    const event = press(tabOf(1, 'nginx'), key, modifiers);
    expect(event.defaultPrevented).toBe(false);
    expect(openPanels()).toEqual(['nginx', 'nginx', 'debian']);
  });

  test('outside of tabs is left to the browser', () => {
    expect(press(element('open'), 'End').defaultPrevented).toBe(false);
  });
});

test.each([
  { key: 'ArrowRight', index: 0, count: 1, next: 0 },
  { key: 'ArrowLeft', index: 0, count: 1, next: 0 },
  { key: 'End', index: 0, count: 1, next: 0 },
  { key: 'a', index: 0, count: 3, next: null },
])('$key moves from $index of $count to $next', ({ key, index, count, next }) => {
  expect(nextIndex(key, index, count)).toBe(next);
});

describe('an element in closed panels', () => {
  test.each([
    ['open', ['nginx', 'nginx', 'debian']],
    ['flat', ['nginx', 'apache', 'debian']],
    ['deep', ['caddy', 'caddy', 'alpine']],
  ])('#%s is revealed by opening %j', (id, open) => {
    openAround(element(id));
    expect(openPanels()).toEqual(open);
  });
});

describe('the stored choice', () => {
  /** Shows the page again, as on the next visit. */
  function visitAgain(): void {
    showTabPage();
    restoreTabs();
  }

  test('is applied on the next visit', () => {
    click(tabOf(0, 'caddy'));
    press(tabOf(2, 'debian'), 'End');
    visitAgain();
    expect(openPanels()).toEqual(['caddy', 'caddy', 'alpine']);
  });

  test.each(['', 'no-such-tab', '"><img>', 'undefined', '{"tab":1}'])('is ignored if it is invalid: %j', (stored) => {
    localStorage.setItem('tabs.proxy', stored);
    visitAgain();
    expect(openPanels()).toEqual(['nginx', 'nginx', 'debian']);
  });

  test('is ignored if storage throws, and the tabs still work', () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onTestFinished(() => storage.mockRestore());
    visitAgain();
    click(tabOf(0, 'caddy'));
    expect(openPanels()).toEqual(['caddy', 'caddy', 'debian']);
  });

  test('leaves closed panels searchable for find-in-page', () => {
    visitAgain();
    expect(panelsOf(1)).toEqual({ nginx: null, caddy: 'until-found', apache: 'until-found' });
  });
});
