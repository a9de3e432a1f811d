import { engine } from '@/components/search/engine/open-engine';
import { nearPage, searchedVersions } from '@/components/search/engine/page-context';
import { button, element } from '@/lib/browser/dom/element';
import { closestTo } from '@/lib/browser/dom/events';
import type { Answer, PageResult } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { type FilterChoices, filtersOf, renderFilters } from './filters';
import { countLine } from './labels';
import { renderEditions, renderHit } from './render-hit';
import { type Asked, addressOf, askedIn, everything } from './search-address';
import { renderFailure, renderHint, renderMissing, renderNoResults } from './search-states';

const perBatch = 15;

/** How long typing must pause, in milliseconds. Safari refuses 100 changes of the address in 10 seconds. */
const restMs = 120;

/** What a history entry stores: how many batches were loaded, and the scroll position when the reader left. */
type HistoryState = { readonly batches?: number; readonly scrollY?: number | undefined };

/**
 * Fills the results page from its address. Typing replaces the history entry, a filter adds one, and going back
 * restores the results with everything that "More results" had loaded.
 *
 * @param signal aborts when the place leaves the page
 */
export function mount(place: HTMLElement, signal: AbortSignal): void {
  const choices: FilterChoices = JSON.parse(place.dataset.choices ?? '');
  const field = document.querySelector<HTMLInputElement>('main [data-search-input]');
  const filters = element('div', { class: 'search-filters' });
  const status = element('p', { class: 'search-count', role: 'status' });
  const list = element('ol', { class: 'search-pages' });
  const foot = element('div');
  const note = element('div');
  place.append(filters, status, note, list, foot);

  // One version is always searched: if the address names none, it's the one that the reader chose last, or the newest.
  const defaultVersions = [...searchedVersions(), ...choices.versions.map(({ value }) => value)].slice(0, 1);
  const withVersion = (only: Asked['only']) =>
    only.versions.length > 0 ? only : { ...only, versions: defaultVersions };

  let asked: Asked = askedIn(window.location.search, filtersOf(choices));
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  const showOnly = (content: HTMLElement) => {
    status.textContent = '';
    note.replaceChildren();
    list.replaceChildren();
    foot.replaceChildren(content);
  };
  const run = async ({ batches = 1, scrollY }: HistoryState = {}) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    filters.replaceChildren(...renderFilters(choices, withVersion(asked.only), changeFilters));
    if (asked.text.trim() === '') {
      showOnly(renderHint());
      return;
    }
    try {
      const question = { ...asked, only: withVersion(asked.only), limit: perBatch * batches, near: nearPage() };
      const answer = await engine.search(question, signal);
      show(answer, batches);
      const completed = await answer.completed;
      if (signal.aborted) {
        return;
      }
      if (completed) {
        keepFocus(place, () => show(completed, batches));
      }
      if (scrollY !== undefined) {
        window.scrollTo({ top: scrollY, behavior: 'instant' });
      }
    } catch (error) {
      if (!signal.aborted) {
        console.error(error);
        showOnly(renderFailure(() => void run({ batches, scrollY })));
      }
    }
  };
  const show = (answer: Answer, batches: number) => {
    const { total, hasMore, results } = answer;
    const hadFocus = foot.contains(document.activeElement);
    const before = list.childElementCount;
    status.textContent = total > 0 ? countLine(answer) : '';
    note.replaceChildren(...(total > 0 ? renderMissing(answer) : []));
    list.replaceChildren(...results.map(renderPage));
    const isNarrow = Object.values(asked.only).some((values) => values.length > 0);
    if (total === 0) {
      const widen = isNarrow ? () => changeFilters(everything) : undefined;
      foot.replaceChildren(renderNoResults(asked.text, (text) => change({ ...asked, text }), widen));
    } else if (hasMore) {
      const showMore = () => {
        remember({ batches: batches + 1 });
        void run({ batches: batches + 1 });
      };
      const more = button('More results', showMore, { class: 'search-more' });
      foot.replaceChildren(more);
      if (hadFocus) {
        more.focus({ preventScroll: true });
      }
    } else {
      foot.replaceChildren();
      if (hadFocus) {
        // The button is gone, so the focus moves to the first result that it loaded.
        list.children[before]?.querySelector('a')?.focus({ preventScroll: true });
      }
    }
  };
  const change = (next: Asked) => {
    asked = next;
    if (field && field.value !== asked.text) {
      field.value = asked.text;
    }
    writeHistory('replaceState', null, withBasePath(addressOf(asked)));
    void run();
  };
  const changeFilters = (only: Asked['only']) => {
    remember({ scrollY: window.scrollY });
    // The address names no version as long as it's the default one.
    const isDefault = String(only.versions) === String(defaultVersions);
    asked = { ...asked, only: isDefault ? { ...only, versions: [] } : only };
    writeHistory('pushState', null, withBasePath(addressOf(asked)));
    void run();
  };
  const restore = () => {
    asked = askedIn(window.location.search, filtersOf(choices));
    if (field) {
      field.value = asked.text;
    }
    void run((window.history.state as HistoryState | null) ?? {});
  };

  const rememberScroll = () => remember({ scrollY: window.scrollY });
  window.addEventListener('popstate', restore, { signal });
  window.addEventListener('pagehide', rememberScroll, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  place.addEventListener('click', (event) => closestTo(event, 'a') && rememberScroll());
  const searchTyped = () => change({ ...asked, text: field?.value ?? '' });
  field?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(searchTyped, restMs);
  });
  field?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchTyped();
  });
  if (field && field.value !== '' && field.value !== asked.text) {
    // Typed before this code arrived.
    searchTyped();
  } else {
    restore();
  }
}

function remember(state: HistoryState): void {
  writeHistory('replaceState', { ...window.history.state, ...state });
}

function writeHistory(how: 'pushState' | 'replaceState', state: HistoryState | null, address?: string): void {
  try {
    window.history[how](state, '', address);
  } catch {
    // Some browsers refuse this for local files, and Safari after 100 changes; the results are correct anyway.
  }
}

/** Renders the links of a place again, and returns the focus to the one that had it. */
function keepFocus(place: HTMLElement, render: () => void): void {
  const linksIn = () => [...place.querySelectorAll('a')];
  const focused = linksIn().findIndex((link) => link.matches(':focus'));
  render();
  linksIn()[focused]?.focus({ preventScroll: true });
}

/** Renders a page with its best hit as the heading, and its other hits below. */
function renderPage(result: PageResult): HTMLElement {
  const [best, ...others] = result.hits;
  const heading = best ? renderHit({ ...best, snippet: [] }) : [];
  const snippet = best ? renderHit({ ...best, trail: [], title: [] }).slice(1) : [];
  const editions = renderEditions(result).flatMap(({ link }) => [' ', link]);
  const items = others.map((hit) => element('li', {}, renderLink(hit.url, renderHit(hit, 2))));
  return element('li', {}, [
    element('h2', {}, renderLink(best?.url ?? result.path, heading)),
    snippet.length > 0 && element('p', {}, snippet),
    editions.length > 0 && element('p', { class: 'search-editions' }, 'Also in', editions),
    items.length > 0 && element('ul', {}, items),
  ]);
}

function renderLink(url: string, content: readonly HTMLElement[]): HTMLElement {
  return element('a', { href: withBasePath(url) }, content);
}
