import type { Element, Root } from 'hast';
import { elementsBelow } from './elements';

/** What a built page refers to, and what can refer to it. */
export type PageReferences = {
  /** The ids that a hash can refer to, without those whose section has moved. */
  readonly ids: ReadonlySet<string>;
  /** The links in its text. */
  readonly links: readonly string[];
  /** The names of the placeholders that it shows. */
  readonly placeholders: ReadonlySet<string>;
};

/**
 * Returns the references of a built page.
 *
 * @param within the element whose links count: `main` contains the page's own text, and `body` also contains navigation
 */
export function referencesOf(html: Root, within: 'main' | 'body' = 'main'): PageReferences {
  const elements = elementsBelow(html);
  const text = elements.find(({ tagName }) => tagName === within);
  const links = text ? elementsBelow(text).filter(({ tagName }) => tagName === 'a') : [];
  return {
    ids: valuesOf(
      elements.filter(({ properties }) => !('dataMoved' in properties)),
      'id',
    ),
    links: [...valuesOf(links, 'href')],
    placeholders: valuesOf(elements, 'dataPlaceholder'),
  };
}

function valuesOf(elements: readonly Element[], name: string): ReadonlySet<string> {
  return new Set(elements.flatMap(({ properties }) => (name in properties ? String(properties[name]) : [])));
}
