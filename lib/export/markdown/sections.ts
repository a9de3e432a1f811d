import type { Element } from 'hast';
import { blocksIn, elementsIn } from './blocks';
import { hasClass } from './code-block';

/** A section of a page: its heading, and what follows up to the next heading or list of steps. */
export type ArticleSection = { readonly heading: Element; readonly blocks: Element[] };

/** Returns the sections in the text of an article, also those in steps and tabs, by the IDs of their headings. */
export function sectionsIn(text: Element): ReadonlyMap<string, ArticleSection> {
  const sections = new Map<string, ArticleSection>();
  const addSections = (parent: Element) => {
    let section: ArticleSection | undefined;
    for (const block of blocksIn(parent)) {
      const heading = hasClass(block, 'heading') ? elementsIn(block)[0] : undefined;
      if (heading) {
        section = { heading, blocks: [] };
        sections.set(String(heading.properties.id), section);
        continue;
      }
      section = hasClass(block, 'steps') ? undefined : section;
      section?.blocks.push(block);
      addSections(block);
    }
  };
  addSections(text);
  return sections;
}
