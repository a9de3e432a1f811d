// Starts at 35, so that no number becomes a quotation mark. Code points that are halves of surrogate pairs are skipped.
const offset = 35;
const surrogates = { from: 0xd800, count: 0x800 };

/** Encodes integers from 0 to one million as characters, which UTF-8 and compression keep small. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => number + offset)
    .map((code) => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))
    .join('');
}

/** Decodes the output of `writeNumbers`. */
export function readNumbers(text: string): number[] {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code - offset - (code < surrogates.from ? 0 : surrogates.count);
  });
}
