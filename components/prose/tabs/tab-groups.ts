import { closestTo, hasModifier, onClick } from '@/lib/browser/dom/events';
import { onPage } from '@/lib/browser/dom/on-page';
import { hashTarget } from '@/lib/browser/dom/percent-decode';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { openTab, tabKeyPrefix } from './tabs-script';

/** Handles the tabs of every page: clicks, keys, links into closed panels, and the browser's find-in-page. */
export function installTabs(): void {
  onClick('[data-tab]', (tab) => choose(tab, tab.dataset.tab ?? ''));
  document.addEventListener('change', (event) => {
    const menu = closestTo<HTMLSelectElement>(event, '[data-tab-menu]');
    if (menu) {
      choose(menu, menu.value);
    }
  });
  document.addEventListener('keydown', openOnKey);
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && openAround(target));
  window.addEventListener('hashchange', showTarget);
  onPage(() => {
    restoreTabs();
    showTarget();
  });
}

function showTarget(): void {
  const target = hashTarget(window.location.hash);
  if (target?.closest('[data-closed]')) {
    openAround(target);
    target.scrollIntoView();
  }
}

const choiceOf = (group: string) => storageSlot(tabKeyPrefix + group);

/** Opens a tab in every set of its group on the page. */
export function openTabs(group: string, key: string): void {
  for (const set of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    openTab(set, key);
  }
  makeFindable();
}

/** Opens the reader's stored choices. */
function restoreTabs(): void {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((set) => set.dataset.tabs ?? ''),
  );
  for (const group of groups) {
    const stored = choiceOf(group).read();
    if (stored) {
      openTabs(group, stored);
    }
  }
  makeFindable();
}

/**
 * Lets the browser's find-in-page search the closed panels. Not in Firefox, whose reader view would leave out what's
 * hidden.
 */
function makeFindable(): void {
  if (!('MozAppearance' in document.documentElement.style)) {
    for (const panel of document.querySelectorAll('[data-closed]')) {
      panel.setAttribute('hidden', 'until-found');
    }
  }
}

/** Opens the closed panels around an element, so the target of a hash or of find-in-page becomes visible. */
function openAround(element: Element): void {
  for (let panel = closedAbove(element); panel; panel = closedAbove(panel.parentElement)) {
    openTabs(groupOf(panel), panel.dataset.panel ?? '');
  }
}

function groupOf(part: Element): string {
  return part.closest<HTMLElement>('[data-tabs]')?.dataset.tabs ?? '';
}

function closedAbove(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-closed]') ?? null;
}

/** Moves between the tabs of a set with the arrow keys, Home, and End (ARIA Authoring Practices Guide, tabs). */
function openOnKey(event: KeyboardEvent): void {
  const tab = closestTo(event, '[data-tab]');
  // The browser uses these keys with modifiers: Alt and an arrow key go back and forward.
  if (!tab?.parentElement || hasModifier(event)) {
    return;
  }
  const tabs = [...tab.parentElement.children] as HTMLElement[];
  const next = nextIndex(event.key, tabs.indexOf(tab), tabs.length);
  const target = next === null ? undefined : tabs[next];
  if (target) {
    event.preventDefault();
    choose(target, target.dataset.tab ?? '');
    target.focus();
  }
}

/** Returns the index that a key moves to, wrapping around at the ends, or null for keys that don't move. */
function nextIndex(key: string, index: number, count: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key] ?? null;
}

/** Opens and stores a choice, and keeps the control that made it at its position on the screen. */
function choose(control: HTMLElement, key: string): void {
  const group = groupOf(control);
  const before = control.getBoundingClientRect().top;
  openTabs(group, key);
  choiceOf(group).write(key);
  window.scrollBy({ top: control.getBoundingClientRect().top - before, behavior: 'instant' });
}
