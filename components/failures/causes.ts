/** Returns the errors of a causal chain, the outermost first. A circular chain ends where it would repeat. */
export function chainOf(error: unknown): readonly unknown[] {
  const chain = new Set<unknown>();
  let current = error;
  while (current !== undefined && current !== null && !chain.has(current)) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return [...chain];
}

/** Returns the messages of a causal chain, the outermost first. A thrown value that isn't an error becomes text. */
export function messagesOf(error: unknown): readonly string[] {
  return chainOf(error).map(
    (link) => (link instanceof Error ? link.message : String(link)) || 'The error has no message.',
  );
}
