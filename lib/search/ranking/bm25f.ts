import { occurrence } from '@/lib/search/index/format';
import type { IndexPage, SiteIndex } from '@/lib/search/index/site-index';
import type { Match } from './expand';
import type { Term } from './query';
import type { Weights } from './weights';

/** A query term with the words it matches, and its inverse document frequency. */
export type MatchedTerm = { readonly term: Term; readonly matches: readonly Match[]; readonly idf: number };

/** How many occurrences each kind of posting represents. */
const occurrencesOf = {
  [occurrence.once]: 1,
  [occurrence.few]: 2,
  [occurrence.often]: 5,
  [occurrence.code]: 1,
} as const;

/** Returns the BM25 inverse document frequency, based on the most frequent of the words that a term matches well. */
export function idfOf(index: SiteIndex, matches: readonly Match[]): number {
  const frequency = (word: number) =>
    Math.max(index.postingsOf(word).sections.length, index.names.get(index.words[word] ?? '')?.headings.length ?? 0);
  const most = matches.reduce((max, { word, quality }) => (quality > 0.55 ? Math.max(max, frequency(word)) : max), 1);
  return Math.log(1 + (index.sections.length - most + 0.5) / (most + 0.5));
}

/** A term's weighted frequencies, and the quality of its best match, in each section or page. */
export type Frequencies = { readonly tf: Float32Array; readonly quality: Float32Array };

/** The frequencies of one term. */
export type TermFrequencies = MatchedTerm & { readonly sections: Frequencies; readonly pages: Frequencies };

/** Returns the weighted frequencies of a term over all fields, which BM25F sums before saturation. */
export function frequenciesOf(index: SiteIndex, term: MatchedTerm, weights: Weights): TermFrequencies {
  const create = (length: number): Frequencies => ({ tf: new Float32Array(length), quality: new Float32Array(length) });
  const [sections, pages] = [create(index.sections.length), create(index.pages.length)];
  for (const { word, quality } of term.matches) {
    addWord(index, word, quality, sections, pages, weights);
  }
  return { ...term, sections, pages };
}

function addTo({ tf, quality: best }: Frequencies, position: number, frequency: number, quality: number): void {
  tf[position] = (tf[position] ?? 0) + frequency * quality;
  best[position] = Math.max(best[position] ?? 0, quality);
}

/** Returns the weight of one occurrence in a field, normalized by the field's length relative to the average. */
function weightOf({ weight, b }: Weights['fields']['body'], length: number, average: number): number {
  return weight / (1 - b + (b * length) / average);
}

/** Average field lengths in words, used for length normalization. */
const averages = { title: 4, label: 2, heading: 4, lead: 60, body: 40, page: 1200 };

function addWord(
  index: SiteIndex,
  word: number,
  quality: number,
  inSections: Frequencies,
  inPages: Frequencies,
  { fields }: Weights,
): void {
  const { sections, kinds } = index.postingsOf(word);
  for (const [number, section] of sections.entries()) {
    const kind = (kinds[number] ?? 0) as keyof typeof occurrencesOf;
    const { page, parent, length } = index.sections[section] as SiteIndex['sections'][number];
    const field = kind === occurrence.code ? fields.code : fields.body;
    addTo(inSections, section, weightOf(field, length, averages.body) * occurrencesOf[kind], quality);
    const pageWeight =
      parent === -1
        ? weightOf(fields.lead, length, averages.lead)
        : weightOf(field, pageLengthOf(index, page), averages.page);
    addTo(inPages, page, pageWeight * occurrencesOf[kind], quality);
  }
  const names = index.names.get(index.words[word] ?? '');
  for (const section of names?.headings ?? []) {
    const { page, parent, titleWords } = index.sections[section] as SiteIndex['sections'][number];
    const isPage = parent === -1;
    addTo(inSections, section, weightOf(fields.heading, titleWords.length, averages.heading), quality);
    addTo(
      inPages,
      page,
      isPage
        ? weightOf(fields.title, titleWords.length, averages.title)
        : weightOf(fields.heading, pageLengthOf(index, page), averages.page),
      quality,
    );
  }
  for (const page of names?.labels ?? []) {
    const { label, first } = index.pages[page] as IndexPage;
    addTo(inPages, page, weightOf(fields.label, label.length, averages.label), quality);
    addTo(inSections, first, weightOf(fields.heading, label.length, averages.heading), quality);
  }
  for (const page of names?.groups ?? []) {
    addTo(inPages, page, fields.group.weight, quality);
  }
  for (const page of names?.sidebars ?? []) {
    addTo(inPages, page, fields.sidebar.weight, quality);
  }
}

const pageLengths = new WeakMap<SiteIndex, readonly number[]>();

function pageLengthOf(index: SiteIndex, page: number): number {
  const lengths =
    pageLengths.get(index) ??
    index.pages.map(({ first, end }) => index.sections.slice(first, end).reduce((sum, { length }) => sum + length, 0));
  pageLengths.set(index, lengths);
  return lengths[page] ?? 0;
}
