/**
 * Creates a function that returns whether a path matches a pattern. A pattern is a canonical path. One with a trailing
 * slash also matches everything below it, except for `/`, which matches only the home page. The function caches at most
 * `limit` compiled patterns (specification, section 9) and evicts the oldest.
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

/** Returns whether a path matches a pattern, using one cache for the whole site. */
export const matchesPath = pathMatcher();

function compilePattern(pattern: string): RegExp {
  const stem = pattern.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const below = stem !== '' && pattern.endsWith('/');
  return new RegExp(below ? `^${stem}(/|$)` : `^${stem}/?$`);
}
