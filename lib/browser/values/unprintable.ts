/**
 * Control characters, line breaks, directional marks, and other invisible characters, which would change a line without
 * being seen.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

/**
 * Returns whether a text contains characters that a reader can't see, such as a line break, a directional mark, or half
 * of a surrogate pair.
 */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}
