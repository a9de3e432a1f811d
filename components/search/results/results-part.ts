import { engine } from '@/components/search/engine/open-engine';
import { button, element } from '@/lib/browser/element';
import type { PageResult } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { countLine } from './count-line';
import { type FilterChoices, filtersOf, renderFilters } from './filters';
import { renderHit } from './render-hit';
import { type Asked, addressOf, askedIn, everything } from './search-address';
import { renderFailure, renderHint, renderNoResults } from './search-states';

/** Pages in one batch of results. */
const perBatch = 15;

/** How long the typing rests before a search and a change of the address, in milliseconds: Safari refuses 100 changes in 10 seconds. */
const restMs = 120;

/** What a history entry remembers: how many batches were loaded. The browser restores the scroll position. */
type HistoryState = { readonly batches?: number };

/**
 * Fills the results page from its address: typing replaces the history entry, a filter adds one, and going back restores the results with
 * everything that "More results" had loaded.
 */
export function mount(place: HTMLElement): void {
  const choices: FilterChoices = JSON.parse(place.dataset.choices ?? '{}');
  const field = document.querySelector<HTMLInputElement>('main [data-search-input]');
  const filters = element('div', { class: 'search-filters' });
  const status = element('p', { class: 'search-count', role: 'status' });
  const list = element('ol', { class: 'search-pages' });
  const foot = element('div');
  place.append(filters, status, list, foot);

  let asked: Asked = askedIn(window.location.search, filtersOf(choices));
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  const run = async (batches: number) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    filters.replaceChildren(...renderFilters(choices, asked.only, changeFilters));
    if (asked.text.trim() === '') {
      status.textContent = '';
      list.replaceChildren();
      foot.replaceChildren(renderHint());
      return;
    }
    try {
      const answer = await engine.search({ ...asked, page: 0, perPage: perBatch * batches, near: {} }, signal);
      show(answer.total, answer.results, batches);
      const completed = await answer.completed;
      if (completed && !signal.aborted) {
        show(completed.total, completed.results, batches);
      }
    } catch (error) {
      if (!signal.aborted) {
        console.error(error);
        status.textContent = '';
        list.replaceChildren();
        foot.replaceChildren(renderFailure(() => void run(batches)));
      }
    }
  };
  const show = (total: number, results: readonly PageResult[], batches: number) => {
    const hadFocus = foot.contains(document.activeElement);
    status.textContent = total > 0 ? countLine(total) : '';
    list.replaceChildren(...results.map(renderPage));
    const isNarrow = Object.values(asked.only).some((values) => values.length > 0);
    if (total === 0) {
      foot.replaceChildren(
        renderNoResults(
          asked.text,
          (text) => change({ ...asked, text }),
          isNarrow ? () => changeFilters(everything) : undefined,
        ),
      );
    } else if (results.length < total) {
      const more = button('More results', () => {
        window.history.replaceState({ ...window.history.state, batches: batches + 1 }, '');
        void run(batches + 1);
      });
      more.className = 'search-more';
      foot.replaceChildren(more);
      if (hadFocus) {
        more.focus({ preventScroll: true });
      }
    } else {
      foot.replaceChildren();
    }
  };
  const change = (next: Asked) => {
    asked = next;
    if (field && field.value !== asked.text) {
      field.value = asked.text;
    }
    writeAddress('replaceState', asked);
    void run(1);
  };
  const changeFilters = (only: Asked['only']) => {
    asked = { ...asked, only };
    writeAddress('pushState', asked);
    void run(1);
  };
  const restore = () => {
    asked = askedIn(window.location.search, filtersOf(choices));
    if (field) {
      field.value = asked.text;
    }
    void run((window.history.state as HistoryState | null)?.batches ?? 1);
  };

  window.addEventListener('popstate', restore);
  field?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => change({ ...asked, text: field.value }), restMs);
  });
  field?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    change({ ...asked, text: field.value });
  });
  if (field && field.value !== '' && field.value !== asked.text) {
    // Typed before this code arrived.
    change({ ...asked, text: field.value });
  } else {
    restore();
  }
}

function writeAddress(how: 'pushState' | 'replaceState', asked: Asked): void {
  try {
    window.history[how](null, '', withBasePath(addressOf(asked)));
  } catch {
    // Some browsers refuse for files, and Safari after 100 changes; the results are right all the same.
  }
}

function renderPage({ path, section, title, hits }: PageResult): HTMLElement {
  const page = hits.find(({ kind }) => kind === 'page');
  const others = hits.filter((hit) => hit !== page);
  return element(
    'li',
    {},
    ...(section ? [element('p', { class: 'hit-breadcrumbs' }, section)] : []),
    element(
      'h2',
      {},
      element(
        'a',
        { href: withBasePath(path) },
        ...(page ? [...renderHit({ ...page, snippet: [] }, page.trail.length)] : [title]),
      ),
    ),
    ...(page && page.snippet.length > 0 ? [element('p', {}, ...renderHit(page, 0).slice(-1))] : []),
    ...(others.length > 0
      ? [
          element(
            'ul',
            {},
            ...others.map((hit) =>
              element('li', {}, element('a', { href: withBasePath(hit.url) }, ...renderHit(hit, 2))),
            ),
          ),
        ]
      : []),
  );
}
