// Starts at 35, so that no number becomes a space or a quotation mark.
const offset = 35;

/** Encodes integers from 0 to 65,500 as characters, which UTF-8 and compression keep small. */
export function writeNumbers(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers.map((number) => number + offset));
}

/** Decodes the output of `writeNumbers`. */
export function readNumbers(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) - offset);
}
