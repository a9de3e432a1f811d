/** Control characters and line ends, and marks that turn the direction of text or cannot be seen: they would change a line unseen. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

/** Whether a text holds a character that a reader cannot see: a line end, a direction mark, half of a character. */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}
