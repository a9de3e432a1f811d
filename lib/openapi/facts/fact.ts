/** How well something is known: by the vendor's word, from public code, or by conclusion. */
export const confidences = ['inferred', 'code', 'stated'] as const;

export type Confidence = (typeof confidences)[number];

/** What is said of one thing: an operation, a parameter, a field or an answer. What is not said is left out. */
export type Fact = Readonly<Record<string, unknown>> & { readonly confidence: Confidence };

/**
 * Everything that is said, by what it is said of. A name is that of an operation, then a part of it, then a field: `createPost`,
 * `createPost query limit`, `createPost body versions[].content[].media`, `createPost 200 accounts[]`. In an answer, a list is named by
 * its items (`accounts[]`); in a body, list and item have a name each (`accounts`, `accounts[]`).
 */
export type Facts = ReadonlyMap<string, Fact>;

/** A fact out of aspects, without those that are undefined. */
export function fact(confidence: Confidence, aspects: Readonly<Record<string, unknown>>): Fact {
  const said = Object.entries(aspects).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(said), confidence };
}

/** The type words of a schema, with null among them; `nullable` is how OpenAPI 3.0 and the fixture write it. */
export function typesOf({
  type,
  nullable,
}: {
  readonly type?: unknown;
  readonly nullable?: unknown;
}): string[] | undefined {
  if (type === undefined) {
    return;
  }
  return [...[type].flat().map(String), ...(nullable ? ['null'] : [])].sort();
}
