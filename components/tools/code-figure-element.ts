import { element } from '@/lib/browser/dom/element';

/** Renders a code block with a copy button, like those in page text. Its name is shown above it. */
export function codeFigure(language: string, name: string, ...parts: readonly (Node | string)[]): HTMLElement {
  const copy = element('button', { type: 'button', 'data-copy': true, 'aria-label': `Copy ${name}` }, 'Copy');
  return element('figure', { class: 'code', 'data-code': language }, [
    element('figcaption', {}, element('span', { class: 'language' }, name), copy),
    element('pre', { tabindex: 0 }, element('code', {}, parts)),
  ]);
}
