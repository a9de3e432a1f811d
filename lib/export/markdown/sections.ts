import type { Element } from 'hast';
import { elementsBelow, elementsIn, hasClass } from '@/lib/content/html/elements';

/** A section of a page: its heading, and what follows up to the next heading or list of steps. */
export type ArticleSection = { readonly heading: Element; readonly blocks: Element[] };

/** Returns the sections in the text of an article, also those in steps and tabs, by the IDs of their headings. */
export function sectionsIn(text: Element): ReadonlyMap<string, ArticleSection> {
  const sections = new Map<string, ArticleSection>();
  for (const parent of [text, ...elementsBelow(text)]) {
    let section: ArticleSection | undefined;
    for (const block of elementsIn(parent)) {
      const heading = hasClass(block, 'heading') ? elementsIn(block)[0] : undefined;
      if (heading) {
        section = { heading, blocks: [] };
        sections.set(String(heading.properties.id), section);
      } else {
        section = hasClass(block, 'steps') ? undefined : section;
        section?.blocks.push(block);
      }
    }
  }
  return sections;
}
