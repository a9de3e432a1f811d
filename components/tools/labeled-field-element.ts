import { element } from '@/lib/browser/dom/element';

/** Attributes of a field whose text the browser must neither keep, correct, nor send to a service. */
export const privateField = {
  class: 'value-input',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'data-1p-ignore': true,
  'data-gramm': 'false',
};

/** Renders a field with its label, a place for an error, and a hint. Screen readers read them out after the field. */
export function labeledField(
  field: HTMLElement,
  label: string | Node,
  hint: string | readonly (Node | string)[],
  ...buttons: readonly (HTMLElement | false | undefined)[]
): HTMLElement {
  field.setAttribute('aria-describedby', `${field.id}-error ${field.id}-hint`);
  return element('div', { class: 'value-field' }, [
    element('label', { for: field.id, class: 'value-label' }, label),
    element('div', { class: 'value-row' }, field, buttons),
    element('p', { id: `${field.id}-error`, class: 'value-error', 'aria-live': 'polite' }),
    element('p', { id: `${field.id}-hint`, class: 'value-hint' }, hint),
  ]);
}
