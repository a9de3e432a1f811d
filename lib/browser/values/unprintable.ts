/** Control characters, line breaks, directional marks, halves of surrogate pairs, and others that nobody sees. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}
