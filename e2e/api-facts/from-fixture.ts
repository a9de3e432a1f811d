import { type Confidence, confidences, type Fact, type Facts, fact, typesOf } from './fact';

type FixtureSchema = {
  readonly type?: string;
  readonly items?: { readonly $ref?: string; readonly type?: string };
  readonly additionalProperties?: { readonly type?: string; readonly enum?: readonly string[] };
} & Readonly<Record<string, unknown>>;

type FixtureField = {
  readonly name: string;
  readonly confidence: string;
  readonly schema: FixtureSchema;
  readonly since?: string;
  readonly required?: boolean;
  readonly default?: unknown;
};

type FixtureResponse = {
  readonly confidence: string;
  readonly message?: string;
  readonly fields: readonly FixtureField[];
};

/** An operation as recorded by our research (`operations.json`). */
export type FixtureOperation = {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly editions: readonly string[];
  readonly since: string;
  readonly confidence: 'high' | 'medium';
  readonly path_params: readonly FixtureField[];
  readonly query_params: readonly FixtureField[];
  readonly body: { readonly content_type: string; readonly params: readonly FixtureField[] } | null;
  readonly responses: Readonly<Record<string, FixtureResponse>>;
};

/** Returns the facts from our research, by operation. */
export function factsOfFixture(operations: readonly FixtureOperation[]): Facts {
  return new Map(operations.flatMap(factsOf));
}

function factsOf(operation: FixtureOperation): [string, Fact][] {
  const { id, body } = operation;
  const fieldsIn = (part: string, fields: readonly FixtureField[]) =>
    fields.map((field): [string, Fact] => [`${id} ${part} ${field.name}`, factOf(field, saysRequired(part, field))]);
  return [
    [
      id,
      fact(operation.confidence === 'high' ? 'stated' : 'inferred', {
        call: `${operation.method} ${operation.path.replace('/{workspaceUuid}', '')}`,
        page: operation.route,
        title: operation.title,
        tag: operation.group,
        editions: operation.editions.map((edition) => edition.toLowerCase()),
        since: sinceOf(operation.since),
        body: body?.content_type,
      }),
    ],
    ...fieldsIn('path', operation.path_params),
    ...fieldsIn('query', operation.query_params),
    ...fieldsIn('body', body?.params ?? []),
    ...Object.entries(operation.responses).flatMap(([status, response]): [string, Fact][] => [
      [`${id} ${status}`, fact(confidenceOf(response.confidence), { messages: messagesOf(response.message) })],
      ...fieldsIn(status, response.fields),
    ]),
  ];
}

/**
 * Returns whether the fixture's `required` is meaningful: only in requests, and not for list items, which are either
 * there or not.
 */
function saysRequired(part: string, { name }: FixtureField): boolean {
  return part === 'path' || part === 'query' || (part === 'body' && !name.endsWith('[]'));
}

function factOf(
  { confidence, schema, since, required, default: standard }: FixtureField,
  canBeRequired: boolean,
): Fact {
  const { items, additionalProperties } = schema;
  return fact(confidenceOf(confidence), {
    type: typesOf(schema),
    format: schema.format,
    pattern: schema.pattern,
    enum: schema.enum,
    known: schema['x-known-values'],
    maxLength: schema.maxLength,
    default: standard ?? schema.default,
    required: canBeRequired ? (required ?? false) : undefined,
    itemName: items?.$ref,
    itemTypes: items && typesOf(items),
    valueTypes: additionalProperties && typesOf(additionalProperties),
    valueEnum: additionalProperties?.enum,
    since: sinceOf(since),
  });
}

/** Converts `v2` and `Pro v7 / Enterprise v8` to the document's format. Leaves anything else as it is. */
function sinceOf(since: string | undefined): unknown {
  if (since === undefined) {
    return;
  }
  const [, both] = /^v(\d+)$/.exec(since) ?? [];
  const [, pro, enterprise] = /^Pro v(\d+) \/ Enterprise v(\d+)/.exec(since) ?? [];
  return both || pro ? { pro: both ?? pro, enterprise: both ?? enterprise } : since;
}

/** Returns the messages that an error response can contain. Text in parentheses is a remark. */
function messagesOf(message: string | undefined): string[] | undefined {
  return message
    ?.split(' | ')
    .filter((text) => !text.startsWith('('))
    .sort();
}

const marks: Readonly<Record<string, Confidence>> = { S: 'stated', C: 'code', I: 'inferred' };

/** Returns the lowest confidence in a remark such as `S field; I format, taken from the post samples`. */
function confidenceOf(remark: string): Confidence {
  const found = [...remark.matchAll(/(?<![^\s(])[SCI](?![^\s;:,)])/g)].map(([mark]) => marks[mark]);
  return confidences.find((confidence) => found.includes(confidence)) ?? 'stated';
}
