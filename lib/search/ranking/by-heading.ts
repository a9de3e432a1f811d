import { titleOf } from '@/lib/search/index/heads';
import type { SiteIndex } from '@/lib/search/index/site-index';
import { stemOf } from '@/lib/search/words/stem';
import { stopWords } from '@/lib/search/words/stop-words';
import { type Token, tokensOf } from '@/lib/search/words/tokens';
import type { Term } from './query';
import type { FoundTerm, Ranked } from './rank';

const looked = { whole: 100, cut: 20 } as const;

/** How many of the best are looked at again: fewer where their headings must be fetched. */
export const lookedAt = (index: SiteIndex) => (index.heads.count > 1 ? looked.cut : looked.whole);

/** What a heading with another error's number keeps of its score. */
const otherNumber = 0.3;
const isNumber = (word: string) => /^\d{3,}$/.test(word);

/** How much a part of an identifier counts in a heading, and a word behind the one that is being typed: it may be about to come. */
const partMass = 0.3;
const comingMass = 0.5;

const worth = { said: 1.1, whole: 0.5, order: 0.5, page: 0.18 } as const;

/**
 * Puts first, among the best, the places whose heading says what is asked for: the more of the query it holds, the more of it the query
 * holds (a pasted error message holds the whole of a heading, and much besides), and the more words follow each other as they do there.
 */
export function rankByHeading(
  index: SiteIndex,
  ranked: readonly Ranked[],
  found: readonly FoundTerm[],
  asked: readonly Term[],
): Ranked[] {
  const most = lookedAt(index);
  const wanted = wantedWords(index, found);
  const all = found.reduce((sum, { term, rarity }) => sum + term.weight * rarity, 0);
  const asksNumber = asked.some(({ word }) => isNumber(word));
  const best = ranked.slice(0, most).map((entry) => {
    const level = index.parentOf[entry.place] === -1 ? worth.page : 0;
    const words = wordsIn(index, entry.place);
    const isOther =
      asksNumber &&
      words.some(({ word }) => isNumber(word)) &&
      !words.some(({ word }) => isNumber(word) && wanted.has(word));
    return {
      ...entry,
      score: entry.score * (1 + fitOf(words, wanted, found, all) + level) * (isOther ? otherNumber : 1),
    };
  });
  best.sort((a, b) => b.score - a.score || a.place - b.place);
  return [...best, ...ranked.slice(most)];
}

const known = new WeakMap<SiteIndex, Map<number, readonly Token[]>>();

/** The words of a place's title that say something, each once; kept, since most are asked for at each keystroke. */
function wordsIn(index: SiteIndex, place: number): readonly Token[] {
  const titles = known.get(index) ?? new Map<number, readonly Token[]>();
  known.set(index, titles);
  const kept = titles.get(place);
  if (kept) {
    return kept;
  }
  const words = new Map<string, Token>();
  for (const token of tokensOf(titleOf(index, place))) {
    if (!stopWords.has(token.word) && !words.has(token.word)) {
      words.set(token.word, token);
    }
  }
  const tokens = [...words.values()];
  titles.set(place, tokens);
  return tokens;
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

function fitOf(words: readonly Token[], wanted: Wanted, found: readonly FoundTerm[], all: number): number {
  const held = new Map<number, number>();
  let titleMass = 0;
  let saidMass = 0;
  let inOrder = 0;
  let before = -2;
  let mayFollow = false;
  for (const { word, isPart } of words) {
    const match = wanted.get(word) ?? wanted.get(stemOf(word));
    const mass = (isPart ? partMass : 1) * (mayFollow ? comingMass : 1);
    titleMass += mass;
    if (match) {
      saidMass += mass * match.quality;
      held.set(match.term, Math.max(match.quality, held.get(match.term) ?? 0));
      inOrder += match.term === before + 1 ? 1 : 0;
      before = match.term;
      mayFollow ||= match.quality < 1 && found[match.term]?.term.isOpen === true;
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
  // Three words of a heading in a long text are no chance any more, and neither are two that follow each other and are all of it.
  const isQuoted = held.size >= 3 || (held.size === 2 && inOrder === 1 && ofTitle > 0.95);
  const isSaid = ofTitle * Math.max(ofQuery, isQuoted ? ofTitle * 0.9 : 0);
  const isWhole = ofTitle > 0.95 && ofQuery > 0.95 ? 1 : 0;
  const order = held.size > 1 ? inOrder / (held.size - 1) : 0;
  return worth.said * isSaid + worth.whole * isWhole + worth.order * order * ofTitle * Math.max(ofQuery, isSaid);
}
