import type { IndexPage, IndexSection, SiteIndex } from '@/lib/search/index/site-index';
import type { Match } from './expand';
import type { Term } from './query';
import { weights } from './weights';

/** A query term with the words it matches, and its inverse document frequency. */
export type MatchedTerm = { readonly term: Term; readonly matches: readonly Match[]; readonly idf: number };

/** Returns the BM25 inverse document frequency, based on the most frequent of the words that a term matches. */
export function idfOf(index: SiteIndex, matches: readonly Match[]): number {
  const most = Math.max(...matches.map(({ word }) => index.frequencyOf(word)));
  return Math.log(1 + (index.sections.length - most + 0.5) / (most + 0.5));
}

/** A term's weighted frequencies, and the quality of its best match, in each section or page. */
export type Frequencies = { readonly tf: Float32Array; readonly quality: Float32Array };

export type TermFrequencies = MatchedTerm & { readonly sections: Frequencies; readonly pages: Frequencies };

/** Average lengths in words, used for length normalization. */
const averages = { title: 4, label: 2, section: 40, page: 1200 };

/** Returns the weighted frequencies of a term over all fields, which BM25F sums before saturation. */
export function frequenciesOf(index: SiteIndex, matched: MatchedTerm): TermFrequencies {
  const create = (length: number): Frequencies => ({ tf: new Float32Array(length), quality: new Float32Array(length) });
  const [inSections, inPages] = [create(index.sections.length), create(index.pages.length)];
  const { title, sidebar, heading, phrasing, lead, text } = weights.fields;
  for (const { word, quality } of matched.matches) {
    const add = (
      { tf, quality: best }: Frequencies,
      at: number,
      { weight, b }: typeof weights.fields.text,
      length: number,
    ) => {
      tf[at] = (tf[at] ?? 0) + (quality * weight) / (1 - b + b * length);
      best[at] = Math.max(best[at] ?? 0, quality);
    };
    for (const at of index.postingsOf(word)) {
      const { page, parent, length } = index.sections[at] as IndexSection;
      const field = parent === -1 ? lead : text;
      add(inSections, at, field, length / averages.section);
      const pageLength = (index.pages[page]?.length ?? 0) / averages.page;
      add(inPages, page, field, parent === -1 ? length / averages.section : pageLength);
    }
    const {
      headings = [],
      phrasings = [],
      labels = [],
      sidebars = [],
    } = index.names.get(index.words[word] ?? '') ?? {};
    for (const at of headings) {
      const { page, parent, titleWords } = index.sections[at] as IndexSection;
      const length = titleWords.length / averages.title;
      add(inSections, at, heading, length);
      const pageLength = (index.pages[page]?.length ?? 0) / averages.page;
      add(inPages, page, parent === -1 ? title : heading, parent === -1 ? length : pageLength);
    }
    for (const at of phrasings) {
      const { page } = index.sections[at] as IndexSection;
      add(inSections, at, phrasing, 1);
      add(inPages, page, phrasing, 1);
    }
    for (const page of labels) {
      const { label, first } = index.pages[page] as IndexPage;
      add(inPages, page, title, label.length / averages.label);
      add(inSections, first, heading, label.length / averages.title);
    }
    for (const page of sidebars) {
      add(inPages, page, sidebar, 1);
    }
  }
  return { ...matched, sections: inSections, pages: inPages };
}
