/**
 * Serializes a function call for an inline script that runs before all other scripts. The function can't use anything
 * outside of itself.
 *
 * @param args JSON-serializable values; `<` is escaped, so that no text in them can end the script element
 */
export function inlineCall<Args extends readonly unknown[]>(act: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${act.toString()})(${values.join(',')})`;
}
