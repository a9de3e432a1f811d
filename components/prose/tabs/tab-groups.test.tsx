import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { installTabs, openTabs } from './tab-groups';

installTabs();

/** Writes a set of tabs as `lib/content/mdx/rehype-tabs.ts` does: panels by their keys, the first one open. */
function tabSet(group: string, panels: Readonly<Record<string, string>>): string {
  const keys = Object.keys(panels);
  const tabs = keys.map(
    (key, at) => `<button role="tab" data-tab="${key}" tabindex="${at === 0 ? 0 : -1}"><i></i></button>`,
  );
  const sections = keys.map(
    (key, at) => `<section data-panel="${key}" ${at > 0 ? 'data-closed' : ''}>${panels[key]}</section>`,
  );
  return `<div data-tabs="${group}"><div role="tablist">${tabs.join('')}</div>${sections.join('')}</div>`;
}

/**
 * Shows three sets of tabs. Sets 0 and 1 belong to the group `proxy`, and set 1 has an additional tab. Set 2 belongs to
 * the group `system` and is in the second tab of set 1.
 */
function visit(): void {
  const inner = tabSet('system', { debian: 'Four', alpine: '<b id="deep">Five</b>' });
  document.body.innerHTML =
    tabSet('proxy', { nginx: 'One', caddy: 'Two' }) +
    tabSet('proxy', { nginx: '<b id="open">Three</b>', caddy: inner, apache: '<b id="flat">Six</b>' });
  document.dispatchEvent(new Event(pageChangeEvent));
}

beforeEach(() => {
  localStorage.clear();
  visit();
});

const sets = () => [...document.querySelectorAll('[data-tabs]')];
const tabOf = (set: number, key: string) =>
  sets()[set]?.querySelector(`:scope > [role="tablist"] > [data-tab="${key}"]`) as HTMLElement;
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));

function press(target: Element, key: string, modifiers: KeyboardEventInit = {}): Event {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  target.dispatchEvent(event);
  return event;
}

/** Returns the key of the open panel of each set. */
const openPanels = () =>
  sets()
    .map((set) => set.querySelector<HTMLElement>(':scope > [data-panel]:not([data-closed])')?.dataset.panel)
    .join();

const initial = 'nginx,nginx,debian';

test.each([
  ['proxy', 'caddy', 'caddy,caddy,debian'],
  ['proxy', 'apache', 'nginx,apache,debian'],
  ['system', 'alpine', 'nginx,nginx,alpine'],
  ['system', 'caddy', initial],
  ['no-such-group', 'caddy', initial],
])('opening a tab of the group %s with the key %s opens %s', (group, key, open) => {
  openTabs(group, key);
  expect(openPanels()).toBe(open);
});

test('the open tab is the only one in the tab order, and find-in-page searches the closed panels', () => {
  click(tabOf(1, 'caddy'));
  const tabs = ['nginx', 'caddy', 'apache'].map((key) => tabOf(1, key));
  expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['false', -1],
    ['true', 0],
    ['false', -1],
  ]);
  const panels = sets()[1]?.querySelectorAll(':scope > [data-panel]') ?? [];
  expect([...panels].map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null, 'until-found']);
});

test.each([
  ['a tab opens it in every set of its group', () => tabOf(0, 'caddy'), 'caddy,caddy,debian'],
  ["a tab of a nested set doesn't change the outer set", () => tabOf(2, 'alpine'), 'nginx,nginx,alpine'],
  ['an element inside a tab opens the tab', () => tabOf(0, 'caddy').children[0], 'caddy,caddy,debian'],
  ['something else does nothing', () => document.getElementById('flat'), initial],
])('a click on %s', (_, target, open) => {
  click(target() as Element);
  expect(openPanels()).toBe(open);
});

test('a clicked tab keeps its position on the screen', () => {
  const tab = tabOf(1, 'caddy');
  vi.spyOn(tab, 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, 300))
    .mockReturnValueOnce(new DOMRect(0, 180));
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  onTestFinished(() => scroll.mockRestore());
  click(tab);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: -120, behavior: 'instant' });
});

test.each([
  [1, 'nginx', 'ArrowRight', 'caddy'],
  [1, 'nginx', 'ArrowLeft', 'apache'],
  [1, 'apache', 'ArrowRight', 'nginx'],
  [1, 'apache', 'Home', 'nginx'],
  [1, 'nginx', 'End', 'apache'],
  [2, 'debian', 'End', 'alpine'],
])('in set %i on %s, %s opens and focuses %s', (set, from, key, to) => {
  expect(press(tabOf(set, from), key).defaultPrevented).toBe(true);
  expect(openPanels().split(',')[set]).toBe(to);
  expect(document.activeElement).toBe(tabOf(set, to));
});

test.each([
  ['Enter', {}],
  ['ArrowDown', {}],
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { metaKey: true }],
  ['Home', { ctrlKey: true }],
])('%s with %j is left to the browser', (key, modifiers) => {
  expect(press(tabOf(1, 'nginx'), key, modifiers).defaultPrevented).toBe(false);
  expect(openPanels()).toBe(initial);
});

test.each([
  ['open', initial],
  ['flat', 'nginx,apache,debian'],
  ['deep', 'caddy,caddy,alpine'],
])('find-in-page reveals #%s by opening %s', (id, open) => {
  document.getElementById(id)?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(openPanels()).toBe(open);
});

test('a choice is applied on the next visit, with a menu as with tabs', () => {
  click(tabOf(0, 'caddy'));
  press(tabOf(2, 'debian'), 'End');
  document.body.innerHTML +=
    '<div data-tabs="body"><select data-tab-menu><option value="draft"><option value="now"></select>' +
    '<section data-panel="draft"></section><section data-panel="now" data-closed></section></div>';
  const menu = document.querySelector('select') as HTMLSelectElement;
  menu.value = 'now';
  menu.dispatchEvent(new Event('change', { bubbles: true }));
  expect(openPanels()).toBe('caddy,caddy,alpine,now');
  openTabs('body', 'draft');
  expect(menu.value).toBe('draft');
  document.dispatchEvent(new Event(pageChangeEvent));
  expect(menu.value).toBe('now');
  visit();
  expect(openPanels()).toBe('caddy,caddy,alpine');
});
