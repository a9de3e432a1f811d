/** The most compiled patterns to keep, which limits memory (an owner's requirement). */
const maxPatterns = 10_000;

/**
 * Creates a function that returns whether a path matches a pattern: a canonical path. One with a trailing slash, except
 * for `/`, also matches everything below it. The function caches compiled patterns and evicts the oldest.
 */
export function pathMatcher(compile: (pattern: string) => RegExp = compilePattern) {
  const compiled = new Map<string, RegExp>();
  return (pattern: string, path: string): boolean => {
    const rule = compiled.get(pattern) ?? compile(pattern);
    compiled.set(pattern, rule);
    if (compiled.size > maxPatterns) {
      const [oldest = ''] = compiled.keys();
      compiled.delete(oldest);
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
