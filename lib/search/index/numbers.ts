/**
 * Whole numbers as printable text, which a host compresses like any other and JSON needs no escapes for: a small number is one sign,
 * and a larger one goes on in the next.
 */
const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (sign) => !'"\\'.includes(sign),
);
const lastSigns = 60;
const moreSigns = signs.length - lastSigns;

const valueOfSign = new Int8Array(128).fill(-1);
for (const [value, sign] of signs.entries()) {
  valueOfSign[sign.charCodeAt(0)] = value;
}

/** Writes numbers from 0. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    while (number >= lastSigns) {
      number -= lastSigns;
      text += signs[lastSigns + (number % moreSigns)];
      number = Math.floor(number / moreSigns);
    }
    text += signs[number];
  }
  return text;
}

/**
 * Reads what `writeNumbers` wrote.
 *
 * @throws {RangeError} when the text was not written by it, or is cut in a number
 */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at++) {
    const value = valueOfSign[text.charCodeAt(at)] ?? -1;
    if (value < 0) {
      throw new RangeError(`"${text[at]}" at ${at} is no sign of a number.`);
    }
    number += scale * value;
    if (value < lastSigns) {
      numbers.push(number);
      number = 0;
      scale = 1;
    } else {
      scale *= moreSigns;
    }
  }
  if (scale > 1) {
    throw new RangeError('The numbers are cut off.');
  }
  return numbers;
}
