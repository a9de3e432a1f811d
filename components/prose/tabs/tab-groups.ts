import { closestTo, hasModifier, onClick } from '@/lib/browser/dom/events';
import { onPage } from '@/lib/browser/dom/on-page';
import { hashTarget } from '@/lib/browser/dom/percent-decode';
import { storageSlot } from '@/lib/browser/dom/storage-slot';

const hiddenUntilFound = 'until-found';

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
  if (target?.closest('[data-panel][hidden]')) {
    openAround(target);
    target.scrollIntoView();
  }
}

const choiceOf = (group: string) => storageSlot(`tabs.${group}`);

/** Opens a tab in every set of its group on the page. Sets without that tab stay as they are. */
export function openTab(group: string, tab: string): void {
  for (const set of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)) {
    const parts = partsOf(set);
    if (!parts.panels.some((panel) => panel.dataset.panel === tab)) {
      continue;
    }
    if (parts.menu) {
      parts.menu.value = tab;
    }
    for (const button of parts.tabs) {
      const isOpen = button.dataset.tab === tab;
      button.setAttribute('aria-selected', String(isOpen));
      button.tabIndex = isOpen ? 0 : -1;
    }
    for (const panel of parts.panels) {
      if (panel.dataset.panel === tab) {
        panel.removeAttribute('hidden');
      } else {
        panel.setAttribute('hidden', hiddenUntilFound);
      }
    }
  }
}

function partsOf(set: HTMLElement) {
  const own = (element: Element) => element.closest('[data-tabs]') === set;
  return {
    menu: [...set.querySelectorAll<HTMLSelectElement>('[data-tab-menu]')].find(own),
    tabs: [...set.querySelectorAll<HTMLElement>('[data-tab]')].filter(own),
    panels: [...set.querySelectorAll<HTMLElement>('[data-panel]')].filter(own),
  };
}

/** Opens the reader's stored choices, and lets the browser's find-in-page search the closed panels. */
function restoreTabs(): void {
  for (const panel of document.querySelectorAll('[data-panel][hidden]')) {
    panel.setAttribute('hidden', hiddenUntilFound);
  }
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((set) => set.dataset.tabs ?? ''),
  );
  for (const group of groups) {
    const stored = choiceOf(group).read();
    if (stored) {
      openTab(group, stored);
    }
  }
}

/** Opens the closed panels around an element, so the target of a hash or of find-in-page becomes visible. */
function openAround(element: Element): void {
  for (let panel = closedAbove(element); panel; panel = closedAbove(panel.parentElement)) {
    openTab(groupOf(panel), panel.dataset.panel ?? '');
  }
}

function groupOf(part: Element): string {
  return part.closest<HTMLElement>('[data-tabs]')?.dataset.tabs ?? '';
}

function closedAbove(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-panel][hidden]') ?? null;
}

/** Moves between the tabs of a set with the arrow keys, Home, and End (ARIA Authoring Practices Guide, tabs). */
function openOnKey(event: KeyboardEvent): void {
  const tab = closestTo(event, '[data-tab]');
  const set = tab?.closest<HTMLElement>('[data-tabs]');
  // The browser uses these keys with modifiers: Alt and an arrow key go back and forward.
  if (!tab || !set || hasModifier(event)) {
    return;
  }
  const { tabs } = partsOf(set);
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
  openTab(group, key);
  choiceOf(group).write(key);
  window.scrollBy({ top: control.getBoundingClientRect().top - before, behavior: 'instant' });
}
