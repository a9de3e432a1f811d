import { placeholders } from './placeholder-registry';

/** A segment of a text: literal if `name` is null, otherwise the example of that placeholder. */
export type Segment = { text: string; name: string | null };

/** Matches `[[name]]`. The name starts with a letter, so shell tests and nested arrays don't match. */
export const placeholderPattern = /\[\[([a-z][a-z0-9-]*)\]\]/g;

/**
 * Splits text at its placeholders. A name that isn't in the registry stays as it is, and the build warns about it.
 *
 * @returns the segments in order, without empty ones
 */
export function splitPlaceholders(text: string): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const name = match[1] ?? '';
    if (!Object.hasOwn(placeholders, name)) {
      continue;
    }
    if (match.index > end) {
      segments.push({ text: text.slice(end, match.index), name: null });
    }
    segments.push({ text: placeholders[name as keyof typeof placeholders].example, name });
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    segments.push({ text: text.slice(end), name: null });
  }
  return segments;
}

/** Returns a text with the example values of all placeholders. */
export function withExamples(text: string) {
  return splitPlaceholders(text)
    .map((segment) => segment.text)
    .join('');
}
