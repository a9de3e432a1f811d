import { pathOfId } from '@/lib/site/paths.mjs';
import { capitalised } from './prose';
import { vocabulary } from './vocabulary';

/** Maximum number of pages in a section, and so in a sidebar. */
export const pagesPerSection = 100;

/** A generated page. `id` is its path in the content folder without `.mdx`, and `path` is its canonical path. */
export type BenchPage = {
  readonly number: number;
  readonly id: string;
  readonly path: string;
  readonly section: string;
  readonly title: string;
  readonly topic: string;
};

const { nouns } = vocabulary;
const kinds = ['basics', 'guide', 'reference', 'concepts', 'setup', 'limits'] as const;
const nth = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/**
 * Returns the pages of a site with a given number of pages, in reading order. The result is always the same for the
 * same number. The first page is the home page, and each section starts with its index, so that every folder has a
 * page.
 */
export function pagesOf(count: number): BenchPage[] {
  return Array.from({ length: count }, (_, number) => {
    const section = sectionName(Math.floor(number / pagesPerSection));
    const [topic, other] = [nth(nouns, number * 13 + 5), nth(nouns, number * 29 + 11)];
    const place = number % pagesPerSection;
    const isIndex = number === 1 || (number > 1 && place === 0);
    const id = number === 0 ? 'index' : `${section}/${isIndex ? 'index' : `${topic}-${other}-${place}`}`;
    const title = `${capitalised(topic)} and ${other} ${nth(kinds, number)}`;
    return { number, id, path: pathOfId(id), section, title, topic };
  });
}

function sectionName(section: number): string {
  const name = `${nth(nouns, section)}-guide`;
  return section < nouns.length ? name : `${name}-${Math.floor(section / nouns.length) + 1}`;
}

/** Groups pages by section, in reading order. */
export function sectionsOf(pages: readonly BenchPage[]): ReadonlyMap<string, readonly BenchPage[]> {
  const sections = new Map<string, BenchPage[]>();
  for (const page of pages) {
    const section = sections.get(page.section) ?? [];
    section.push(page);
    sections.set(page.section, section);
  }
  return sections;
}
