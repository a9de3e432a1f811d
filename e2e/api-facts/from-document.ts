import { type Confidence, type Fact, type Facts, fact, typesOf } from './fact';

// biome-ignore lint/suspicious/noExplicitAny: the checks have validated the document; the test reports what is missing
type Part = any;

type Inherited = { readonly confidence: Confidence; readonly since?: unknown };

const methods = ['get', 'put', 'post', 'delete'];

/** Returns the facts in an OpenAPI document, by operation, in the fixture's terms. */
export function factsOfDocument(root: Part): Facts {
  const facts = new Map<string, Fact>();
  for (const [path, item] of Object.entries<Part>(root.paths)) {
    for (const method of methods.filter((name) => item[name])) {
      const operation = item[method];
      for (const [name, fact] of factsOf(root, `${method.toUpperCase()} ${path}`, item, operation)) {
        facts.set(name, fact);
      }
    }
  }
  return facts;
}

function factsOf(root: Part, call: string, item: Part, operation: Part): [string, Fact][] {
  const id = operation.operationId;
  const [contentType, media] = Object.entries<Part>(operation.requestBody?.content ?? {})[0] ?? [];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((part) => resolved(root, part));
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
      factOf(root, { ...schema, ...rest }, rest.required ?? false, inheritedBy(rest)),
    ]),
    ...fieldsOf(root, media?.schema, `${id} body `, true),
    ...Object.entries<Part>(operation.responses).flatMap(([status, part]): [string, Fact][] => {
      const response = resolved(root, part);
      const content = response.content?.['application/json'];
      const messages = messagesOf(root, content);
      return [
        [`${id} ${status}`, fact(confidenceOf(response), { messages: messages.length > 0 ? messages : undefined })],
        ...fieldsOf(root, content?.schema, `${id} ${status} `, false),
      ];
    }),
  ];
}

/**
 * Returns the fields of a schema and of nested schemas. A field's version and confidence also apply to the fields in
 * it.
 */
function fieldsOf(root: Part, schema: Part, prefix: string, isRequest: boolean, above?: Inherited): [string, Fact][] {
  const { properties = {}, required = [] } = whole(root, schema);
  return Object.entries<Part>(properties).flatMap(([name, written]): [string, Fact][] => {
    const field = whole(root, written);
    const inherited = inheritedBy(field, above);
    const { items } = field;
    const isList = items !== undefined;
    const own = factOf(root, field, isRequest ? required.includes(name) : undefined, inherited);
    const hasNamedItem = isRequest && isList && whole(root, items).type !== 'object';
    return [
      [`${prefix}${name}${isList && !isRequest ? '[]' : ''}`, own],
      ...(hasNamedItem
        ? [[`${prefix}${name}[]`, factOf(root, whole(root, items), undefined, inherited)] as [string, Fact]]
        : []),
      ...fieldsOf(root, isList ? items : field, `${prefix}${name}${isList ? '[].' : '.'}`, isRequest, inherited),
    ];
  });
}

function factOf(root: Part, field: Part, required: boolean | undefined, { confidence, since }: Inherited): Fact {
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
    itemTypes: items && typesOf(whole(root, items)),
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
function messagesOf(root: Part, content: Part): string[] {
  const values = Object.values<Part>(content?.examples ?? {}).map((example) => resolved(root, example).value);
  const messages = [content?.example, ...values].map((value) => value?.message).filter((text) => text !== undefined);
  return [...new Set(messages)].sort();
}

/** Returns a schema with references resolved and `allOf` merged. */
function whole(root: Part, schema: Part): Part {
  const { allOf = [], ...own } = resolved(root, schema ?? {});
  const parts: Part[] = [...allOf.map((part: Part) => whole(root, part)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return { ...Object.assign({}, ...parts), properties, required: parts.flatMap((part) => part.required ?? []) };
}

function resolved(root: Part, { $ref, ...own }: Part): Part {
  if ($ref === undefined) {
    return own;
  }
  const found = $ref
    .slice(2)
    .split('/')
    .reduce((at: Part, key: string) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], root);
  return { ...resolved(root, found), ...own };
}
