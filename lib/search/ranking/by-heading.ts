import { headOf, type SiteIndex } from '@/lib/search/index/site-index';
import { stemOf } from '@/lib/search/words/stem';
import { stopWords } from '@/lib/search/words/stop-words';
import { tokensOf } from '@/lib/search/words/tokens';
import type { FoundTerm, Ranked } from './rank';

/** How many of the best are looked at again. */
export const lookedAt = 60;

const worth = { said: 1.1, whole: 0.5, order: 0.5, page: 0.12 } as const;

/** The title of a place, once its page's part of the index is there. */
export function titleOf(
  index: SiteIndex,
  place: number,
): { readonly title: string; readonly id: string; readonly path: string } {
  const number = index.pageOf[place] ?? 0;
  const [path = '', ...heads] = index.heads.get(number) ?? [''];
  return { ...headOf(heads[place - (index.pages[number]?.first ?? 0)] ?? ''), path };
}

/**
 * Puts first, among the best, the places whose heading says what is asked for: the more of the query it holds, the more of it the query
 * holds (a pasted error message holds the whole of a heading, and much besides), and the more words follow each other as they do there.
 */
export function rankByHeading(index: SiteIndex, ranked: readonly Ranked[], found: readonly FoundTerm[]): Ranked[] {
  const wanted = wantedWords(index, found);
  const all = found.reduce((sum, { term, rarity }) => sum + term.weight * rarity, 0);
  const best = ranked.slice(0, lookedAt).map((entry) => {
    const { title } = titleOf(index, entry.place);
    const level = index.parentOf[entry.place] === -1 ? worth.page : 0;
    return { ...entry, score: entry.score * (1 + fitOf(title, wanted, found, all) + level) };
  });
  best.sort((a, b) => b.score - a.score || a.place - b.place);
  return [...best, ...ranked.slice(lookedAt)];
}

type Wanted = ReadonlyMap<string, { readonly term: number; readonly quality: number }>;

/** For each word of the index that a term finds, which term that is: the one that it fits best. */
function wantedWords(index: SiteIndex, found: readonly FoundTerm[]): Wanted {
  const wanted = new Map<string, { term: number; quality: number }>();
  for (const [term, { matches }] of found.entries()) {
    for (const { word, quality } of matches) {
      const text = index.words[word] ?? '';
      if (quality > (wanted.get(text)?.quality ?? 0)) {
        wanted.set(text, { term, quality });
      }
    }
  }
  return wanted;
}

function fitOf(title: string, wanted: Wanted, found: readonly FoundTerm[], all: number): number {
  const words = tokensOf(title).filter(({ word }) => !stopWords.has(word));
  const held = new Map<number, number>();
  let titleMass = 0;
  let saidMass = 0;
  let inOrder = 0;
  let before = -2;
  for (const { word, isPart } of words) {
    const match = wanted.get(word) ?? wanted.get(stemOf(word));
    const mass = isPart ? 0.3 : 1;
    titleMass += mass;
    if (match) {
      saidMass += mass * match.quality;
      held.set(match.term, Math.max(match.quality, held.get(match.term) ?? 0));
      inOrder += match.term === before + 1 ? 1 : 0;
      before = match.term;
    } else {
      before = -2;
    }
  }
  if (held.size === 0) {
    return 0;
  }
  let queryMass = 0;
  for (const [term, quality] of held) {
    const entry = found[term];
    queryMass += entry ? entry.term.weight * entry.rarity * quality : 0;
  }
  const ofTitle = saidMass / titleMass;
  const ofQuery = queryMass / all;
  // Three words of a heading in a long text are no chance any more.
  const isSaid = ofTitle * Math.max(ofQuery, held.size >= 3 ? ofTitle * 0.9 : 0);
  const isWhole = ofTitle > 0.95 && ofQuery > 0.95 ? 1 : 0;
  const order = held.size > 1 ? inOrder / (held.size - 1) : 0;
  return worth.said * isSaid + worth.whole * isWhole + worth.order * order * ofTitle * Math.max(ofQuery, isSaid);
}
