/** The errors of a causal chain, the outermost first. A chain that comes back to itself ends there. */
export function chainOf(error: unknown): readonly unknown[] {
  const chain = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain];
}

/** What each error of a causal chain says, the outermost first; whatever was thrown that is no error, as text. */
export function messagesOf(error: unknown): readonly string[] {
  return chainOf(error).map(
    (link) => (link instanceof Error ? link.message : textOf(link)) || 'The error has no message.',
  );
}

/** Anything as text; some objects refuse to become one. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
  }
}
