/**
 * Serializes a function call for an inline script that runs before all other scripts. The function can't use anything
 * outside of itself. React creates the script again if the browser or an extension has changed the page, and the policy
 * for Trusted Types then only allows text without `<`.
 *
 * @param args JSON-serializable values, in which `<` is escaped, and functions like the first one
 * @throws if the code of a function contains `<`
 */
export function inlineCall<Args extends readonly unknown[]>(act: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) =>
    typeof value === 'function' ? codeOf(value) : JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(${codeOf(act)})(${values.join(',')})`;
}

// biome-ignore lint/complexity/noBannedTypes: any function has a name and code
function codeOf(act: Function): string {
  const code = act.toString();
  if (code.includes('<')) {
    throw new Error(`${act.name} contains "<", which the policy of the pages blocks; turn the comparison around.`);
  }
  return code;
}
