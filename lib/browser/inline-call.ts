/**
 * Serializes the call of a function for an inline script that runs before all others. The function can't use anything outside of itself.
 *
 * @param args values that JSON can represent; `<` is escaped, so that no text among them can end the script element
 */
export function inlineCall<Args extends readonly unknown[]>(act: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${act.toString()})(${values.join(',')})`;
}
