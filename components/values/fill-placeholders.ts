import { textFor } from '@/lib/browser/values/fill-text';
import type { Values } from '@/lib/browser/values/stored-values';

const placeholderSelector = '[data-placeholder]';

/**
 * Shows the reader's values in the text of a page. A filled placeholder keeps its example in `data-example`, so the
 * original text can be restored, and code that fills it again knows the example.
 */
export function fillPlaceholders(root: ParentNode, values: Values): void {
  for (const element of root.querySelectorAll<HTMLElement>(placeholderSelector)) {
    const { placeholder = '', in: context = '', after = '', example } = element.dataset;
    const value = Object.hasOwn(values, placeholder) ? values[placeholder] : undefined;
    const text = textFor({ context, after }, value);
    if (text !== null) {
      element.dataset.example ??= element.textContent ?? '';
      setText(element, text);
    } else if (example !== undefined) {
      setText(element, example);
      delete element.dataset.example;
    }
  }
}

/** Returns the names of the placeholders in an element that still show their examples, each once. */
export function unfilledNamesIn(root: ParentNode): string[] {
  const unfilled = root.querySelectorAll<HTMLElement>(`${placeholderSelector}:not([data-example])`);
  return [...new Set([...unfilled].map(({ dataset }) => dataset.placeholder ?? ''))];
}

/** Returns the names of the placeholders in an element, each once, in text order. */
export function placeholderNamesIn(root: ParentNode): string[] {
  return [
    ...new Set(
      [...root.querySelectorAll<HTMLElement>(placeholderSelector)].map(({ dataset }) => dataset.placeholder ?? ''),
    ),
  ];
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
