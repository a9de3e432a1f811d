import type { Values } from '@/lib/browser/values/choices';
import { textFor } from '@/lib/browser/values/escape';

/** Shows the reader's values in the text of a page. A filled placeholder keeps its example in `data-example`. */
export function fillPlaceholders(root: ParentNode, values: Values): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-placeholder]')) {
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

/** Changes the text of an element if it differs, because a change notifies observers. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
