import { element } from '@/lib/browser/dom/element';
import { type Filters, filterNames, filtersWith } from './search-address';

/** The values of each filter, with their labels. */
export type FilterChoices = Readonly<
  Record<keyof Filters, readonly { readonly value: string; readonly label: string }[]>
>;

const legends = { editions: 'Edition', sections: 'Section', versions: 'Version' } as const;

/** Returns the values of all filters. */
export function filtersOf(choices: FilterChoices): Filters {
  return filtersWith((name) => choices[name].map(({ value }) => value));
}

/** Renders the filters with several values as checkboxes. A group without a checked box restricts nothing. */
export function renderFilters(choices: FilterChoices, only: Filters, onChange: (only: Filters) => void): HTMLElement[] {
  const renderBox = (name: keyof Filters, value: string, label: string) => {
    const box = element('input', { type: 'checkbox', id: `filter-${name}-${value}` });
    box.checked = only[name].includes(value);
    box.addEventListener('change', () => {
      const others = only[name].filter((other) => other !== value);
      onChange({ ...only, [name]: box.checked ? [...others, value] : others });
      document.getElementById(box.id)?.focus();
    });
    return element('label', {}, box, label);
  };
  return filterNames
    .filter((name) => choices[name].length > 1)
    .map((name) => {
      const boxes = choices[name].map(({ value, label }) => renderBox(name, value, label));
      return element('fieldset', {}, element('legend', {}, legends[name]), boxes);
    });
}
