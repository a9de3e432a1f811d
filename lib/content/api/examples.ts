import { unknownName } from '@/lib/content/pages/closest';
import type { Call, Content, MediaType, NamedExample, Operation, Parameter } from './types';

/**
 * Returns the examples of a body, in order. Samples use the first one.
 *
 * @returns empty if the document has none
 */
export function examplesOf({ example, examples }: MediaType): NamedExample[] {
  if (example !== undefined) {
    return [{ value: example }];
  }
  return Object.entries(examples ?? {}).map(([name, { $ref: _, ...example }]) => ({ name, ...example }));
}

/**
 * Returns the body that a sample of an operation sends: the first example, or the one with the given name. Undefined
 * for a request without a body.
 *
 * @param name of the example
 * @throws a sentence for a body without an example, and for an unknown name
 */
export function exampleOfBody({ id, operation }: Call, name: string | undefined): unknown {
  const content = requestMedia(operation);
  const examples = content ? examplesOf(content.media) : [];
  if (name !== undefined) {
    const names = examples.map((example) => example.name ?? '');
    return (examples.find((example) => example.name === name) ?? unknownName(`example of "${id}"`, name, names)).value;
  }
  if (content && examples.length === 0) {
    throw new Error(`needs a body for the samples of "${id}"; add an example to the API description.`);
  }
  return examples[0]?.value;
}

/**
 * Returns the value that samples send for a parameter.
 *
 * @throws a sentence if the document has no value for it
 */
export function exampleOfParameter({ name, example, schema = {} }: Parameter) {
  const value = example ?? schema.examples?.[0] ?? schema.default ?? schema.enum?.[0];
  if (value === undefined) {
    throw new Error(`needs a value for "${name}" in its samples; add an example to the API description.`);
  }
  return value;
}

/** Returns the content of an operation's request body and its media type; null for a request without a body. */
export function requestMedia({ requestBody }: Operation) {
  return mediaOf(requestBody?.content);
}

/** Returns the content of a body and its media type, which is the first one that the document has. */
export function mediaOf(content: Content | undefined): { type: string; media: MediaType } | null {
  const [first] = Object.entries(content ?? {});
  return first ? { type: first[0], media: first[1] } : null;
}
