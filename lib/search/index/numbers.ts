// From 35 on, so that no number is a quotation mark; what would be half of a surrogate pair is skipped.
const offset = 35;
const surrogates = { from: 0xd800, count: 0x800 };

/** Writes whole numbers from 0 to a million as characters: UTF-8 and compression make them small. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => number + offset)
    .map((code) => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))
    .join('');
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code - offset - (code < surrogates.from ? 0 : surrogates.count);
  });
}
