import { textFor } from '@/lib/browser/values/fill-text';
import type { Values } from '@/lib/browser/values/stored-values';

const marks = '[data-placeholder]';

/**
 * Shows the reader's values in the text of a page. A filled placeholder keeps its example in `data-example`, so the
 * original text can be restored, and code that fills it again knows the example.
 */
export function fillMarks(root: ParentNode, values: Values): void {
  for (const mark of root.querySelectorAll<HTMLElement>(marks)) {
    const { placeholder = '', in: context = '', after = '', example } = mark.dataset;
    const value = Object.hasOwn(values, placeholder) ? values[placeholder] : undefined;
    const text = textFor({ context, after }, value);
    if (text !== null) {
      mark.dataset.example ??= mark.textContent ?? '';
      show(mark, text);
    } else if (example !== undefined) {
      show(mark, example);
      delete mark.dataset.example;
    }
  }
}

/** Returns the names of the placeholders in an element that still show their examples, each once. */
export function unfilledIn(root: ParentNode): string[] {
  const unfilled = root.querySelectorAll<HTMLElement>(`${marks}:not([data-example])`);
  return [...new Set([...unfilled].map(({ dataset }) => dataset.placeholder ?? ''))];
}

/** Returns the names of the placeholders in an element, each once, in text order. */
export function namesIn(root: ParentNode): string[] {
  return [...new Set([...root.querySelectorAll<HTMLElement>(marks)].map(({ dataset }) => dataset.placeholder ?? ''))];
}

function show(mark: HTMLElement, text: string): void {
  if (mark.textContent !== text) {
    mark.textContent = text;
  }
}
