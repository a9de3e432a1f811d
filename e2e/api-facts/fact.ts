/** The confidence in a fact, from lowest to highest: inferred, read in public code, or stated by Mixpost. */
export const confidences = ['inferred', 'code', 'stated'] as const;

export type Confidence = (typeof confidences)[number];

/** The aspects of an operation, a parameter, a field, or a response. Unknown aspects are omitted. */
export type Fact = Readonly<Record<string, unknown>> & { readonly confidence: Confidence };

/**
 * All facts, by what they're about. A name consists of an operation, a part of it, and a field: `createPost`,
 * `createPost query limit`, `createPost body versions[].content[].media`, `createPost 200 accounts[]`. In a response, a
 * list is named by its items (`accounts[]`); in a body, the list and its item each have a name (`accounts`,
 * `accounts[]`).
 */
export type Facts = ReadonlyMap<string, Fact>;

/** Creates a fact from its aspects, without those that are undefined. */
export function fact(confidence: Confidence, aspects: Readonly<Record<string, unknown>>): Fact {
  const known = Object.entries(aspects).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), confidence };
}

/** Returns the types of a schema, including null. OpenAPI 3.0 and the fixture write null as `nullable`. */
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
