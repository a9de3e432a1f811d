import type { IndexSection, SiteIndex } from '@/lib/search/index/site-index';
import { nameShareOf, type Wanted } from './overlap';
import type { Query } from './query';
import type { ScoredPage } from './rank';

/** Words that errors say and that readers who describe something rarely do. */
const errorWords =
  /(?:^|[^\w-])(?:error|exception|fatal|failed|failure|cannot|could not|unable to|denied|refused|invalid|undefined|unknown|unexpected|unsupported|no such|not (?:found|allowed|supported|defined|valid|permitted)|does not|must (?:be|not)|timed out|exceeded|violation)(?![\w-])/i;
const errorCode = /\b(?:ERR|E)_?[A-Z_]{4,}\b|\b[A-Z]\w+(?:Exception|Error)\b|\bSQLSTATE|\w\(\)/;
/** How programs write: a capital letter, or punctuation of code. */
const exact = /^[A-Z]|[:"'[({_]/;
const sentence = /^[A-Z]\S*(?: \S+){3}/;
const question = /^(?:how|what|why|where|when|which|can|do|does|is|are|should|i|my|we|it|add|after|if|in)\b|\?$/i;
/** What's around an error in a log, and addresses, which differ from server to server. */
const log = /\n|\{"|\(Connection: /;
const address = /\..*\//;
/** The parts of pages that are about errors. */
const errorPart = /wrong|errors?\b|trouble/i;

/**
 * How much a section must share with an error's text to be about it, from 0 to 1: of its heading, or of the text.
 * Higher values also reject errors that pages describe in other words. Lines of a log contain more than the error.
 */
const minShare = 0.45;
const minShareOfLog = 0.3;

/** Returns whether a query is the text of an error, and the best result has too little of it to be about that error. */
export function isUnknownError(
  index: SiteIndex,
  text: string,
  { terms }: Query,
  wanted: Wanted,
  best: ScoredPage | undefined,
): boolean {
  const section = best && index.sections[best.sections[0] ?? -1];
  const isError =
    errorWords.test(text) || errorCode.test(text) || (sentence.test(text) && isAboutErrors(index, section));
  if (!section || !isError || !exact.test(text) || question.test(text)) {
    return false;
  }
  // A word that no page has counts as much as the rarest one.
  const rarest = Math.log(1 + index.sections.length);
  const missing = terms.filter((term) => !(wanted.terms.has(term) || address.test(term.word)));
  const unknown = missing.reduce((sum, { weight }) => sum + weight * rarest, 0);
  const ofText = (best.coverage * wanted.total) / (wanted.total + unknown);
  // A heading with another number, such as MySQL's 1045, is about another error, even if all other words are the same.
  const isOther = section.titleWords.some(({ word }) => /^\d{3,}$/.test(word) && !wanted.words.has(word));
  const ofHeading = isOther ? 0 : nameShareOf(section.titleWords, wanted);
  return Math.max(ofHeading, ofText) < (log.test(text) ? minShareOfLog : minShare);
}

function isAboutErrors(index: SiteIndex, section: IndexSection | undefined): boolean {
  return (
    Boolean(section) &&
    (errorPart.test(section?.title ?? '') || isAboutErrors(index, index.sections[section?.parent ?? -1]))
  );
}
