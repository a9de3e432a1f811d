import type { Element, Root } from 'hast';
import { elementsBelow, hasClass } from '@/lib/content/html/elements';

/** The content of a page as elements: its title, and its text. */
export type Article = { readonly title: Element | undefined; readonly text: Element | undefined };

/** Returns the article of a built page: the first `h1` and the first `.prose` in its `main`. */
export function articleOf(html: Root): Article {
  const main = elementsBelow(html).find(({ tagName }) => tagName === 'main');
  const elements = main ? elementsBelow(main) : [];
  return {
    title: elements.find(({ tagName }) => tagName === 'h1'),
    text: elements.find((element) => hasClass(element, 'prose')),
  };
}
