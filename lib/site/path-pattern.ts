/**
 * Makes a rule that says whether a path belongs to a pattern. A pattern is a canonical path: one with a slash at its end takes in
 * everything below it, except `/`, which is the home page alone. Compiled patterns are kept, at most `limit` of them (specification,
 * section 9); the oldest makes room.
 */
export function pathMatcher(compile: (pattern: string) => RegExp = compilePattern, limit = 10_000) {
  const compiled = new Map<string, RegExp>();
  return (pattern: string, path: string): boolean => {
    const rule = compiled.get(pattern) ?? compile(pattern);
    if (!compiled.has(pattern)) {
      for (const oldest of compiled.keys()) {
        if (compiled.size < limit) {
          break;
        }
        compiled.delete(oldest);
      }
      compiled.set(pattern, rule);
    }
    return rule.test(path);
  };
}

/** Whether a path belongs to a pattern, by the one cache of the site. */
export const matchesPath = pathMatcher();

function compilePattern(pattern: string): RegExp {
  const stem = pattern.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const below = stem !== '' && pattern.endsWith('/');
  return new RegExp(below ? `^${stem}(/|$)` : `^${stem}/?$`);
}
