/**
 * Writes the call of a function with its own text, for a script that stands in a page and acts before any other. The function may use
 * nothing from outside itself.
 *
 * @param args what JSON can hold; no text among them can end the script element
 */
export function writtenCall<Args extends readonly unknown[]>(act: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${act.toString()})(${values.join(',')})`;
}
