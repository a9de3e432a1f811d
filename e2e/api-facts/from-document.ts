import { resolveReferences } from '@/lib/content/api/document';
import { type Confidence, type Fact, type Facts, fact, typesOf } from './fact';

// biome-ignore lint/suspicious/noExplicitAny: the checks have validated the document; the test reports what is missing
type Part = any;

type Inherited = { readonly confidence: Confidence; readonly since?: unknown };

const methods = ['get', 'put', 'post', 'delete'];

/** Returns the facts in an OpenAPI document as its file has it, by operation, in the fixture's terms. */
export function factsOfDocument(written: unknown): Facts {
  const { paths } = resolveReferences(written);
  const facts = new Map<string, Fact>();
  for (const [path, item] of Object.entries<Part>(paths)) {
    for (const method of methods.filter((name) => item[name])) {
      const operation = item[method];
      for (const [name, fact] of factsOf(`${method.toUpperCase()} ${path}`, item, operation)) {
        facts.set(name, fact);
      }
    }
  }
  return facts;
}

function factsOf(call: string, item: Part, operation: Part): [string, Fact][] {
  const id = operation.operationId;
  const [contentType, media] = Object.entries<Part>(operation.requestBody?.content ?? {})[0] ?? [];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return [
    [
      id,
      fact(confidenceOf(operation), {
        call,
        page: operation['x-docs-page'],
        title: operation.summary,
        tag: operation.tags?.[0],
        editions: operation['x-editions'],
        since: operation['x-since'],
        body: contentType,
      }),
    ],
    ...parameters.map(({ schema, ...rest }): [string, Fact] => [
      `${id} ${rest.in} ${rest.name}`,
      factOf({ ...schema, ...rest }, rest.required ?? false, inheritedBy(rest)),
    ]),
    ...fieldsOf(media?.schema, `${id} body `, true),
    ...Object.entries<Part>(operation.responses).flatMap(([status, response]): [string, Fact][] => {
      const content = response.content?.['application/json'];
      const messages = messagesOf(content);
      return [
        [`${id} ${status}`, fact(confidenceOf(response), { messages: messages.length > 0 ? messages : undefined })],
        ...fieldsOf(content?.schema, `${id} ${status} `, false),
      ];
    }),
  ];
}

/**
 * Returns the fields of a schema and of nested schemas. A field's version and confidence also apply to the fields in
 * it.
 */
function fieldsOf(schema: Part, prefix: string, isRequest: boolean, above?: Inherited): [string, Fact][] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries<Part>(properties).flatMap(([name, field]): [string, Fact][] => {
    const inherited = inheritedBy(field, above);
    const { items } = field;
    const isList = items !== undefined;
    const own = factOf(field, isRequest ? required.includes(name) : undefined, inherited);
    const hasNamedItem = isRequest && isList && items.type !== 'object';
    return [
      [`${prefix}${name}${isList && !isRequest ? '[]' : ''}`, own],
      ...(hasNamedItem ? [[`${prefix}${name}[]`, factOf(items, undefined, inherited)] as [string, Fact]] : []),
      ...fieldsOf(isList ? items : field, `${prefix}${name}${isList ? '[].' : '.'}`, isRequest, inherited),
    ];
  });
}

function factOf(field: Part, required: boolean | undefined, { confidence, since }: Inherited): Fact {
  const { items, additionalProperties: values } = field;
  return fact(confidence, {
    type: typesOf(field),
    format: field.format,
    pattern: field.pattern,
    enum: field.enum,
    known: field.examples,
    maxLength: field.maxLength,
    minimum: field.minimum,
    maximum: field.maximum,
    minItems: field.minItems,
    default: field.default,
    required,
    itemName: items?.$ref?.replace('#/components/schemas/', ''),
    itemTypes: items && typesOf(items),
    valueTypes: values && typesOf(values),
    valueEnum: values?.enum,
    since,
  });
}

function inheritedBy(part: Part, above?: Inherited): Inherited {
  return { confidence: part['x-confidence'] ?? above?.confidence ?? 'stated', since: part['x-since'] ?? above?.since };
}

function confidenceOf(part: Part): Confidence {
  return part['x-confidence'] ?? 'stated';
}

/** Returns the messages in the examples of a response. */
function messagesOf(content: Part): string[] {
  const values = Object.values<Part>(content?.examples ?? {}).map(({ value }) => value);
  const messages = [content?.example, ...values].map((value) => value?.message).filter((text) => text !== undefined);
  return [...new Set(messages)].sort();
}
