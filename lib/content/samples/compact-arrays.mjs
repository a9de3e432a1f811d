// @ts-check

const value = String.raw`(?:"[^"\n]*"|-?[\d.e+]+|true|false|null)`;
const array = new RegExp(String.raw`\[\n\s*(${value}(?:,\n\s*${value})*)\n\s*\]`, 'g');
const widest = 60;

/**
 * Puts arrays of primitive values on one line, in JSON as formatted by `JSON.stringify(value, null, 2)`.
 *
 * @param {string} text JSON, which can be part of other text
 */
export function compactArrays(text) {
  return text.replaceAll(array, (whole, /** @type {string} */ values) => {
    const line = `[${values.replaceAll(/,\n\s*/g, ', ')}]`;
    return line.length <= widest ? line : whole;
  });
}
