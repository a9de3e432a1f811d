import { button, element } from '@/lib/browser/dom/element';
import { countValues } from '@/lib/browser/values/choices';
import { entryOf } from '@/lib/browser/values/stored-values';
import { placeholderGroups } from '@/lib/content/placeholders/registry';
import { startLiveValues } from './live-values';
import { placeholderNamesIn, unfilledNamesIn } from './placeholder-names';
import { renderChoices } from './value-choices';
import { drafts, renderField } from './value-field';
import { clearValues, currentValues, onValues, setValue } from './values-store';
import { renderUsed } from './values-used';

export const startLive = startLiveValues;

let stopCounting: () => void = () => undefined;

/** Fills the panel, which is in no form, and opens a value: by its name, or the page's first missing one for `*`. */
export function mountValues(body: HTMLElement, opened: string): void {
  startLiveValues();
  stopCounting();
  const scroll = element('div', { class: 'values-scroll' });
  const footer = renderFooter(() => scroll.replaceChildren(...renderContent()));
  scroll.append(...renderContent());
  body.replaceChildren(scroll, footer);
  const name = opened === '*' ? (unfilledNamesIn(document)[0] ?? placeholderNamesIn(document)[0]) : opened;
  const field = name && scroll.querySelector<HTMLElement>(`[data-value-field="${CSS.escape(name)}"]`);
  if (field) {
    field.closest('details')?.setAttribute('open', '');
    field.querySelector('input')?.focus();
    field.scrollIntoView({ block: 'center' });
  }
}

function renderContent(): HTMLElement[] {
  const here = placeholderNamesIn(document).filter((each) => entryOf(each));
  const others = placeholderGroups.flatMap(({ title, entries }) => {
    const names = Object.keys(entries).filter((each) => !here.includes(each));
    return names.length > 0 ? [{ title, names }] : [];
  });
  const intro =
    'Kept in this browser, and never sent. With your domain, menus such as System → Status link to your installation.';
  return [
    element('p', { class: 'values-intro' }, intro),
    ...(here.length > 0 ? [renderOwn(here)] : []),
    element('section', { class: 'values-group', 'aria-label': 'Your installation' }, renderChoices()),
    ...others.map(({ title, names }, index) =>
      element('details', { class: 'values-group', open: here.length === 0 && index === 0 }, [
        element('summary', { class: 'values-heading' }, title),
        ...renderFields(names),
      ]),
    ),
    renderUsed(),
  ];
}

function renderOwn(names: readonly string[]): HTMLElement {
  return element('section', { class: 'values-group', 'aria-labelledby': 'values-here' }, [
    element('h3', { id: 'values-here', class: 'values-heading' }, 'On this page'),
    ...renderFields(names),
  ]);
}

function renderFields(names: readonly string[]): HTMLElement[] {
  return names.flatMap((name) => {
    const entry = entryOf(name);
    return entry ? [renderField(name, entry)] : [];
  });
}

type Cleared = { readonly values: Readonly<Record<string, string>>; readonly drafts: ReadonlyMap<string, string> };

/** What "Clear all" has cleared, until there's a new value. */
let cleared: Cleared | null = null;

/** Renders the number of values, and a button that clears them. Pressed again, it restores them. */
function renderFooter(onReplaced: () => void): HTMLElement {
  const count = element('p', { class: 'values-count', role: 'status' });
  const clearOrRestore = () => {
    if (cleared) {
      const { values, drafts: texts } = cleared;
      for (const [name, value] of Object.entries(values)) {
        setValue(name, value);
      }
      for (const [name, text] of texts) {
        drafts.set(name, text);
      }
    } else {
      cleared = { values: currentValues(), drafts: new Map(drafts) };
      drafts.clear();
      clearValues();
    }
    onReplaced();
    update();
  };
  const clear = button('Clear all', clearOrRestore, { class: 'values-clear' });
  const update = () => {
    const values = currentValues();
    const isEmpty = Object.keys(values).length === 0;
    if (!isEmpty) {
      cleared = null;
    }
    const filled = countValues(values);
    count.textContent = cleared
      ? `Cleared ${countValues(cleared.values)}`
      : filled === 0
        ? 'Nothing filled in'
        : `${filled} filled in`;
    clear.textContent = cleared ? 'Undo' : 'Clear all';
    clear.hidden = isEmpty && !cleared;
  };
  stopCounting = onValues(update);
  update();
  return element('div', { class: 'values-foot' }, count, clear);
}
