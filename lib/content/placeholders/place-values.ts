import { inlineCode, plain, prose } from './contexts/address';
import { dotenv, http, yaml } from './contexts/line-languages';
import { escapeRules, mark } from './contexts/marked-text';
import { json, nginx, php, sql } from './contexts/quoted';
import { shell } from './contexts/shell';
import { placeholders } from './placeholder-registry';
import { type Segment, splitPlaceholders } from './split';

/**
 * A segment of a text: literal if `name` is null, otherwise the example of that placeholder. `context` is what the
 * placeholder's value must be escaped for, and `after` the slash at the end of `text` that's removed if the value is
 * empty.
 */
export type PlacedSegment = Segment & { context: string; after: string };

/** The lexer for each fence language. The last two are for the text of a page. */
const lexers = { shell, dotenv, yaml, json, php, nginx, http, sql, ini: plain, text: plain, prose, inlineCode };

/**
 * Splits text at its placeholders and determines the context of each, so that a reader's value can be escaped and never
 * breaks out of its place.
 *
 * @param language a fence language, `prose`, or `inlineCode`
 * @returns the segments in order
 * @throws if a placeholder is in a language, or in a place, where values can't be escaped
 */
export function placePlaceholders(text: string, language: string): PlacedSegment[] {
  const segments = splitPlaceholders(text);
  const names = segments.flatMap(({ name }) => name ?? []);
  if (names.length === 0) {
    return segments.map((segment) => ({ ...segment, context: '', after: '' }));
  }
  const lexer = Object.hasOwn(lexers, language) ? lexers[language as keyof typeof lexers] : null;
  if (!lexer) {
    const known = Object.keys(lexers).slice(0, -2).join(', ');
    throw new Error(
      `uses the placeholder [[${names[0]}]] in a block of "${language}", where values can't be escaped; use a block of ${known}, or write an example value.`,
    );
  }
  const contexts = lexer(segments.map(({ text: literal, name }) => (name === null ? literal : mark)).join(''));
  if (contexts.length !== names.length) {
    throw new Error(
      `has ${names.length} placeholders, but the lexer of "${language}" finds ${contexts.length}; fix that lexer.`,
    );
  }
  for (const [at, context] of contexts.entries()) {
    const missing = context.split(' ').find((rule) => rule !== '' && !escapeRules.some((known) => known === rule));
    if (missing) {
      throw new Error(
        `needs the rule "${missing}" to escape [[${names[at]}]], and no page has needed it so far; write the value in another place, or add the rule to lib/browser/values/escape.ts.`,
      );
    }
  }
  return withSlashes(
    segments.map((segment) => ({
      ...segment,
      context: segment.name === null ? '' : (contexts.shift() ?? ''),
      after: '',
    })),
  );
}

/** Moves the slash after a value that can be empty into the placeholder's segment. */
function withSlashes(segments: PlacedSegment[]): PlacedSegment[] {
  return segments.flatMap((segment, at) => {
    const next = segments[at + 1];
    const text = takesSlash(segments[at - 1], segment) ? segment.text.slice(1) : segment.text;
    const placed = takesSlash(segment, next)
      ? { ...segment, text: text && `${text}/`, after: '/' }
      : { ...segment, text };
    return placed.text === '' && placed.name === null ? [] : [placed];
  });
}

function takesSlash(segment: PlacedSegment | undefined, next: PlacedSegment | undefined) {
  const entry = segment?.name ? (placeholders as Record<string, { mayBeEmpty?: boolean }>)[segment.name] : undefined;
  return Boolean(
    entry?.mayBeEmpty && segment?.context.startsWith('url-path') && next?.name === null && next.text.startsWith('/'),
  );
}
