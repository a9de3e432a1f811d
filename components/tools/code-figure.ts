import { element } from '@/lib/browser/dom/element';

/**
 * Renders a code block like those in page text, with a copy button.
 *
 * @param language as in `data-code`
 * @param name shown above the block, and part of the button's name
 */
export function codeFigure(language: string, name: string, ...parts: readonly (Node | string)[]): HTMLElement {
  const copy = element('button', { type: 'button', 'data-copy': true, 'aria-label': `Copy ${name}` }, 'Copy');
  return element('figure', { class: 'code', 'data-code': language }, [
    element('figcaption', {}, element('span', { class: 'language' }, name), copy),
    element('pre', { tabindex: 0 }, element('code', {}, parts)),
  ]);
}
