import { labeledField, privateField } from '@/components/tools/labeled-field-element';
import { button, element } from '@/lib/browser/dom/element';
import { generate } from '@/lib/browser/values/generate';
import { normalizeValue } from '@/lib/browser/values/normalize';
import { valueError } from '@/lib/browser/values/stored-values';
import type { Generated, Placeholder } from '@/lib/content/placeholders/entry';
import { showButton } from './show-button';
import { currentValues, setValue } from './values-store';

/** The text typed into each field, valid or not, until the page is unloaded. */
export const drafts = new Map<string, string>();

/** The values that "Generate" has replaced, which its button restores. */
const replaced = new Map<string, string>();

const secretHint = 'Kept until you close or reload this tab.';

/** Renders one value: its name, its field, and an error if the text is invalid. Only a valid value takes effect. */
export function renderField(name: string, entry: Placeholder, id = `value-${name}`): HTMLElement {
  const { label, hint, example, isSecret, mayBeEmpty, generate: generated, kind } = entry;
  const field = element('input', { ...privateField, id, 'data-masked': isSecret });
  const row = labeledField(
    field,
    label,
    isSecret ? `${hint} ${secretHint}` : hint,
    isSecret && showButton(field, label),
    generated && generateButton(name, label, field, generated),
  );
  row.dataset.valueField = name;
  const error = row.querySelector('.value-error');
  const empty = element('input', { type: 'checkbox' });
  const draft = drafts.get(name);
  field.value = draft ?? currentValues()[name] ?? '';

  const update = () => {
    const value = currentValues()[name];
    field.toggleAttribute('data-filled', value !== undefined);
    field.placeholder = value === '' ? '' : example;
    empty.checked = value === '';
  };
  const showError = () => {
    const value = normalizeValue(kind, field.value);
    const message = value === '' ? null : valueError(name, value);
    field.setAttribute('aria-invalid', String(message !== null));
    error?.replaceChildren(message ?? '');
  };
  const change = (text: string) => {
    const value = normalizeValue(kind, text);
    // Text can mean an empty value: "/" for the core path.
    const isValid = text.trim() !== '' && valueError(name, value) === null;
    drafts.set(name, text);
    setValue(name, isValid ? value : null);
    if (isValid) {
      showError();
    }
    update();
  };
  field.addEventListener('input', () => change(field.value));
  field.addEventListener('blur', () => {
    if (valueError(name, normalizeValue(kind, field.value)) === null) {
      field.value = normalizeValue(kind, field.value);
      drafts.delete(name);
    }
    showError();
  });
  empty.addEventListener('change', () => {
    field.value = '';
    drafts.delete(name);
    setValue(name, empty.checked ? '' : null);
    update();
  });

  update();
  if (draft !== undefined) {
    showError();
  }
  if (mayBeEmpty) {
    error?.after(element('label', { class: 'value-none' }, empty, 'Mine is empty'));
  }
  return row;
}

/** Renders a button that generates a value. Pressed again, it restores the one that it has replaced. */
function generateButton(name: string, label: string, field: HTMLInputElement, kind: Generated): HTMLButtonElement {
  const generateOrRestore = () => {
    const before = replaced.get(name);
    if (before === undefined && field.value !== '') {
      replaced.set(name, field.value);
    } else {
      replaced.delete(name);
    }
    field.value = before ?? generate(kind);
    field.dispatchEvent(new Event('input'));
    setText();
  };
  const created = button('', generateOrRestore, { class: 'value-button' });
  const setText = () => {
    created.textContent = replaced.has(name) ? 'Undo' : 'Generate';
    created.setAttribute('aria-label', `${created.textContent} ${label}`);
  };
  setText();
  return created;
}
