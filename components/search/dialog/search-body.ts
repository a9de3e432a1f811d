import { nearPage, searchedVersions, versionsInAddress } from '@/components/search/engine/page-context';
import { countLine, missingLine } from '@/components/search/results/labels';
import { everything, resultsAddress } from '@/components/search/results/search-address';
import { renderFailure, renderHint, renderMissing, renderNoResults } from '@/components/search/results/search-states';
import { button, element } from '@/lib/browser/dom/element';
import { closestTo, isComposing } from '@/lib/browser/dom/events';
import { importAgain } from '@/lib/browser/dom/import-again';
import type { Answer, PageResult, SearchEngine } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { nextOption, type Option, renderOptions } from './options';
import { clearRecent, type Recent, readRecent, storeRecent } from './recent';
import { isSlashOn, setSlash } from './shortcuts';

/** How many pages the dialog lists. The results page has all of them. */
const maxPages = 6;

let loaded: SearchEngine | undefined;

async function loadEngine(): Promise<SearchEngine> {
  loaded ??= (await importAgain(() => import('@/components/search/engine/open-engine'))).engine;
  return loaded;
}

/**
 * Fills the body of the search dialog, and searches for the text in its field. It's a combobox with a list (ARIA
 * Authoring Practices Guide, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, and
 * arrow keys move through the options: up and down from row to row, left and right within a row.
 */
export function mountSearch(dialog: HTMLDialogElement, field: HTMLInputElement, body: HTMLElement): void {
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const panel = element('div', { class: 'search-panel' });
  const list = element('div', { class: 'search-list', role: 'listbox', id: 'search-results', 'aria-label': 'Results' });
  const all = element('a', { class: 'search-all', href: '#' });
  body.append(status, panel, list, renderFooter(all));
  field.setAttribute('aria-controls', list.id);

  let options: readonly Option[] = [];
  let active = -1;
  let running: AbortController | null = null;

  const activate = (index: number) => {
    options[active]?.link.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[active]?.link;
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', option?.id ?? '');
  };
  const show = (content: readonly HTMLElement[], results: readonly PageResult[] = []) => {
    const { items, options: next } = renderOptions(results);
    panel.replaceChildren(...content);
    options = next;
    list.replaceChildren(...items);
    list.hidden = next.length === 0;
    field.setAttribute('aria-expanded', String(next.length > 0));
    all.hidden = next.length === 0;
    activate(next.length > 0 ? 0 : -1);
  };
  const search = async () => {
    const text = field.value;
    running?.abort();
    if (text.trim() === '') {
      status.textContent = '';
      show([renderStart(field)]);
      return;
    }
    const control = new AbortController();
    running = control;
    try {
      const engine = await loadEngine();
      const question = {
        text,
        limit: maxPages,
        near: nearPage(),
        only: { ...everything, versions: searchedVersions() },
      };
      const answer = await engine.search(question, control.signal);
      if (control.signal.aborted) {
        return;
      }
      showAnswer(answer, text);
      const completed = await answer.completed;
      if (completed && !control.signal.aborted) {
        const before = active;
        showAnswer(completed, text);
        activate(Math.min(before, options.length - 1));
      }
    } catch (error) {
      if (!control.signal.aborted) {
        console.error(error);
        status.textContent = '';
        show([renderFailure(() => ask(field.value))]);
      }
    }
  };
  const showAnswer = (answer: Answer, text: string) => {
    const { total, results } = answer;
    if (total === 0) {
      status.textContent = `No results for ${text.slice(0, 100)}`;
      show([renderNoResults(text, ask)]);
      return;
    }
    status.textContent = `${countLine(answer)} ${missingLine(answer)}`.trim();
    all.textContent = total === 1 ? 'See the results page' : `See all ${total.toLocaleString('en')} ${answer.counted}s`;
    all.href = withBasePath(resultsAddress(text, versionsInAddress()));
    show(renderMissing(answer), results);
  };
  const ask = (text: string) => {
    field.value = text;
    field.focus();
    void search();
  };

  field.addEventListener('input', () => void search());
  field.addEventListener('keydown', (event) => {
    if (isComposing(event) || event.altKey) {
      return;
    }
    const option = options[active];
    const next = nextOption(options, active, event.key);
    if (next !== active) {
      event.preventDefault();
      activate(next);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(option.link.href, '_blank', 'noopener');
      } else {
        option.link.click();
      }
    }
  });
  body.addEventListener('click', (event) => {
    const link = closestTo(event, 'a');
    const option = options.find((each) => each.link === link);
    if (option) {
      storeRecent(option.hit);
    }
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      dialog.close();
    }
  });
  void search();
}

/** Where readers without recent pages may start. */
const starts: readonly Recent[] = [
  { url: '/quick-start', title: 'Quick start', trail: '' },
  { url: '/lite/installation/docker', title: 'Install Lite with Docker', trail: '' },
  { url: '/services/', title: 'Connect a network', trail: '' },
  { url: '/troubleshooting', title: 'Look up an error', trail: '' },
  { url: '/api/', title: 'Send the first API request', trail: '' },
];

/** Renders what the reader opened last; a hint and pages to start with if there's nothing yet. */
function renderStart(field: HTMLInputElement): HTMLElement {
  const recent = readRecent();
  const pages = recent.length > 0 ? recent : starts;
  const items = pages.map(({ url, title, trail }) => {
    const breadcrumbs = trail !== '' && element('span', { class: 'hit-breadcrumbs' }, trail);
    const attributes = { href: withBasePath(url), class: 'search-option' };
    return element('li', {}, element('a', attributes, breadcrumbs, element('span', { class: 'hit-title' }, title)));
  });
  if (recent.length === 0) {
    return element('div', {}, renderHint(), element('ul', { class: 'search-starts' }, items));
  }
  const clear = () => {
    clearRecent();
    field.focus();
    field.dispatchEvent(new Event('input'));
  };
  return element('section', { 'aria-label': 'Recent' }, [
    element('div', { class: 'search-recent-head' }, element('h2', {}, 'Recent'), button('Clear', clear)),
    element('ul', {}, items),
  ]);
}

function renderFooter(all: HTMLElement): HTMLElement {
  const setting = element('input', { type: 'checkbox' });
  setting.checked = isSlashOn();
  setting.addEventListener('change', () => setSlash(setting.checked));
  return element('div', { class: 'search-footer' }, [
    all,
    element('label', {}, setting, ' Press ', element('kbd', {}, '/'), ' to search'),
  ]);
}
