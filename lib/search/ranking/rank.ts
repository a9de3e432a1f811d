import type { Question } from '@/lib/search/engine';
import { standing } from '@/lib/search/index/format';
import type { SiteIndex } from '@/lib/search/index/site-index';
import type { Match } from './matches';
import type { Term } from './query';
import { sortedBy } from './sort-by';

/** A term with what it finds. */
export type FoundTerm = { readonly term: Term; readonly matches: readonly Match[]; readonly rarity: number };

/** A place that answers, the better the higher the score. */
export type Ranked = { readonly place: number; readonly score: number; readonly isCode: boolean };

const worth = { [standing.text]: 0.36, [standing.often]: 0.44, [standing.code]: 0.31, [standing.heading]: 1 } as const;
const inherited = 0.32;
/** A term is held in full from a value of one divided by this: its text says it as well as its heading. */
const enough = 2.8;
const leastShare = { short: 0.5, long: 0.35, terms: 4 } as const;
const longText = 0.055;
const nearEdition = 1.25;
const nearSection = 1.06;
const named = { edition: 1.3, section: 1.25 } as const;

/** How much a word says: the fewer places hold it, the more. */
export function rarityOf(index: SiteIndex, matches: readonly Match[]): number {
  const holding = matches.reduce(
    (most, { word, quality }) => (quality > 0.55 ? Math.max(most, index.postingsOf(word).places.length) : most),
    1,
  );
  return Math.log(1 + index.pageOf.length / holding);
}

/**
 * Ranks the places that hold what is asked for. A place counts for each term as its best word does: in the heading most, then in the
 * text; what stands in the headings above it counts a little, once it holds a term of its own. All terms weigh more than some, and
 * places that hold much less of them than the best does are no answer.
 *
 * @param found the terms that find a word at all, whose postings are there
 */
export function rankPlaces(index: SiteIndex, found: readonly FoundTerm[], question: Question): Ranked[] {
  const count = index.pageOf.length;
  const scores = new Float32Array(count);
  const shares = new Float32Array(count);
  const held = { anywhere: new Uint8Array(count), plainly: new Uint8Array(count) };
  const own = found.map((term) => valuesOf(index, term, held));
  const holding: number[] = [];
  for (let place = 0; place < count; place++) {
    if (held.anywhere[place] === 1) {
      holding.push(place);
    }
  }
  const names = found.map((term) => pagesNamed(index, term));
  let all = 0;
  for (const [at, { term, rarity }] of found.entries()) {
    const values = own[at] ?? scores;
    const weight = term.weight * rarity;
    all += weight;
    const pages = names[at];
    for (const place of holding) {
      const byName = pages?.has(index.pageOf[place] ?? 0) ? inherited : 0;
      const value = Math.max(values[place] ?? 0, fromAbove(index, values, place), byName);
      scores[place] = (scores[place] ?? 0) + weight * value;
      shares[place] = (shares[place] ?? 0) + weight * Math.min(1, value * enough);
    }
  }
  return gathered(
    index,
    { holding, scores, shares, all, plain: held.plainly, terms: found.length },
    factorsOf(index, found, question),
  );
}

type Sums = {
  readonly holding: readonly number[];
  readonly scores: Float32Array;
  readonly shares: Float32Array;
  readonly all: number;
  readonly plain: Uint8Array;
  readonly terms: number;
};

function gathered(
  index: SiteIndex,
  { holding, scores, shares, all, plain, terms }: Sums,
  factors: readonly number[],
): Ranked[] {
  let most = 0;
  for (const place of holding) {
    if (factors[index.pageOf[place] ?? 0]) {
      most = Math.max(most, shares[place] ?? 0);
    }
  }
  const least = most * (terms > leastShare.terms ? leastShare.long : leastShare.short);
  const answering: number[] = [];
  for (const place of holding) {
    const share = shares[place] ?? 0;
    const factor = factors[index.pageOf[place] ?? 0] ?? 0;
    if (factor > 0 && share > 0 && share >= least) {
      answering.push(place);
      scores[place] =
        ((scores[place] ?? 0) * (share / all) ** 1.35 * factor) / (1 + longText * (index.lengths[place] ?? 0));
    }
  }
  const scoreOf = (place: number) => scores[place] ?? 0;
  return sortedBy(answering, scoreOf).map((place) => ({ place, score: scoreOf(place), isCode: plain[place] === 0 }));
}

type Held = { readonly anywhere: Uint8Array; readonly plainly: Uint8Array };

/** For each place how well it holds a term; marks the places that hold it, and those that hold it elsewhere than in code. */
function valuesOf(index: SiteIndex, { matches }: FoundTerm, held: Held): Float32Array {
  const values = new Float32Array(index.pageOf.length);
  for (const { word, quality } of matches) {
    const { places, standings } = index.postingsOf(word);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const how = (standings[at] ?? 0) as keyof typeof worth;
      values[place] = Math.max(values[place] ?? 0, quality * worth[how]);
      held.anywhere[place] = 1;
      if (how !== standing.code) {
        held.plainly[place] = 1;
      }
    }
  }
  return values;
}

/** What the headings above a place give it. */
function fromAbove(index: SiteIndex, values: Float32Array, place: number): number {
  let value = 0;
  for (let above = index.parentOf[place] ?? -1; above >= 0; above = index.parentOf[above] ?? -1) {
    // Only what stands in a heading is worth as much.
    const held = values[above] ?? 0;
    value = Math.max(value, held > worth[standing.often] ? held : 0);
  }
  return value * inherited;
}

type PageOfIndex = SiteIndex['pages'][number];

/** For each page how much its places count: nothing where they are not asked for, more for what the query names, or else where one is. */
function factorsOf(index: SiteIndex, found: readonly FoundTerm[], question: Question): number[] {
  const words = new Set(found.map(({ term }) => term.word));
  const isEditionNamed = index.pages.some(({ edition }) => words.has(edition));
  return index.pages.map((page) => {
    if (!isAllowed(page, question)) {
      return 0;
    }
    const { near } = question;
    const isEdition = isEditionNamed && words.has(page.edition);
    const byEdition = isEdition ? named.edition : near.edition === page.edition && !isEditionNamed ? nearEdition : 1;
    const bySection =
      page.edition === '' && words.has(page.section.toLowerCase())
        ? named.section
        : near.section === page.section
          ? nearSection
          : 1;
    return (byEdition * bySection * page.rank) / 100;
  });
}

function isAllowed(page: PageOfIndex, { only }: Question): boolean {
  const holds = (allowed: readonly string[], value: string) => allowed.length === 0 || allowed.includes(value);
  return holds(only.editions, page.edition) && holds(only.sections, page.section) && holds(only.versions, page.version);
}

/** The pages whose section or edition a term names. */
function pagesNamed(index: SiteIndex, { term }: FoundTerm): ReadonlySet<number> {
  const isNamed = ({ section, edition }: PageOfIndex) => term.word === edition || term.word === section.toLowerCase();
  return new Set(index.pages.flatMap((page, number) => (isNamed(page) ? number : [])));
}
