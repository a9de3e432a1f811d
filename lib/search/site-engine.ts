import type { Answer, Question, SearchEngine } from './engine';
import { type Load, openIndex, type SiteIndex } from './index/site-index';
import { groupByPage, maxHitsPerPage } from './page-results';
import { lookedAt, rankByHeading } from './ranking/by-heading';
import { hitOf, wantedOf } from './ranking/hit';
import { matchesOf } from './ranking/matches';
import { termsOf } from './ranking/query';
import { type FoundTerm, type Ranked, rankPlaces, rarityOf } from './ranking/rank';

/** How many files of text are fetched ahead; a site with more fetches what its hits need. */
const mostTextsAhead = 12;

/** What a query found: all places, the best first, and what marks them. */
type Finding = { readonly key: string; readonly ranked: readonly Ranked[]; readonly found: readonly FoundTerm[] };

/**
 * Opens the site's own index: it is loaded at the first question, even at one without words, and kept. When it cannot be loaded, the
 * next question tries again.
 *
 * The text for snippets comes after the first answer, so that a slow line does not keep the hits: until it is there, hits have no
 * snippet, and `completed` brings the same hits with theirs.
 *
 * @param load fetches a file of the index by its name
 */
export function openSiteIndex(load: Load): SearchEngine {
  let opening: Promise<SiteIndex> | null = null;
  let last: Finding | null = null;
  const open = () => {
    opening ??= openIndex(load).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    async search(question, signal) {
      const index = await open();
      signal?.throwIfAborted();
      const key = JSON.stringify([question.text, question.near, question.only]);
      const finding = last?.key === key ? last : { key, ...(await find(index, question)) };
      signal?.throwIfAborted();
      last = finding;
      return answerOf(index, finding, question);
    },
  };
}

async function find(index: SiteIndex, question: Question): Promise<Omit<Finding, 'key'>> {
  const asked = termsOf(question.text);
  const known = asked
    .map((term) => ({ term, matches: matchesOf(index, term) }))
    .filter(({ matches }) => matches.length > 0);
  const words = known.flatMap(({ matches }) => matches.map(({ word }) => word));
  if (!index.postings.has(words)) {
    await index.postings.need(words);
  }
  const found = known.map((entry) => ({ ...entry, rarity: rarityOf(index, entry.matches) }));
  const ranked = rankPlaces(index, found, question);
  await needHeads(index, ranked.slice(0, lookedAt(index)));
  return { found, ranked: rankByHeading(index, ranked, found, asked) };
}

async function answerOf(index: SiteIndex, { ranked, found }: Finding, { page, perPage }: Question): Promise<Answer> {
  const byPage = [...groupRanked(index, ranked).values()];
  const shown = byPage
    .slice(page * perPage, (page + 1) * perPage)
    .flatMap((entries) => entries.slice(0, maxHitsPerPage));
  await needHeads(index, shown);
  const wanted = wantedOf(index, found);
  const results = () => groupByPage(shown.map((entry) => hitOf(index, entry, wanted)));
  const pages = shown.map(({ place }) => index.pageOf[place] ?? 0);
  const answer = { total: byPage.length, results: results() };
  if (index.texts.has(pages)) {
    return answer;
  }
  const texts = index.texts.need(pages).then(() => {
    if (index.texts.count <= mostTextsAhead) {
      index.texts.needAll().catch(() => undefined);
    }
  });
  // Text that does not come leaves hits without snippets, which is no failure of the search.
  return { ...answer, completed: texts.then(() => ({ ...answer, results: results() })).catch(() => answer) };
}

/** The ranked places of each page, in the order of its best one. */
function groupRanked(index: SiteIndex, ranked: readonly Ranked[]): Map<number, Ranked[]> {
  const groups = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    const page = index.pageOf[entry.place] ?? 0;
    const group = groups.get(page);
    if (group) {
      group.push(entry);
    } else {
      groups.set(page, [entry]);
    }
  }
  return groups;
}

async function needHeads(index: SiteIndex, ranked: readonly Ranked[]): Promise<void> {
  const pages = ranked.map(({ place }) => index.pageOf[place] ?? 0);
  if (!index.heads.has(pages)) {
    await index.heads.need(pages);
  }
}
