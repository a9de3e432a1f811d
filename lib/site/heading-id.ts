/** Returns the ID that follows from a heading's text, as GitHub makes it: in lowercase, with hyphens. */
export function headingIdOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** The ID that a page gives a heading at its end, `[#id]`, which keeps links working when the text changes. */
export const fixedIdPattern = /\s*\[#([a-z0-9_-]+)\]\s*$/;

/**
 * Creates the IDs of one page, in order. A heading without letters and digits is a `section`, and repeated IDs get a
 * number. The page layout uses `main`.
 *
 * @returns a function of a heading's text and, if the page sets one, its ID
 */
export function createHeadingIds(): (text: string, fixedId?: string) => string {
  const counts = new Map([['main', 0]]);
  return (text, fixedId) => {
    const plain = fixedId ?? (headingIdOf(text) || 'section');
    let id = plain;
    for (let count = counts.get(plain) ?? 0; counts.has(id); ) {
      count += 1;
      counts.set(plain, count);
      id = `${plain}-${count}`;
    }
    counts.set(id, 0);
    return id;
  };
}
