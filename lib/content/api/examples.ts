import { resolve, unknownName } from './document';
import { wholeOf } from './schemas';
import type { Call, Content, Document, MediaType, NamedExample, Operation, Parameter } from './types';

/**
 * Returns the examples of a body, in order. Samples use the first one.
 *
 * @returns empty if the document has none
 */
export function examplesOf(document: Document, { example, examples }: MediaType): NamedExample[] {
  if (example !== undefined) {
    return [{ value: example }];
  }
  return Object.entries(examples ?? {}).map(([name, written]) => ({ name, ...resolve(document, written) }));
}

/**
 * Returns the body that a sample of an operation sends: the first example, or the one with the given name. Undefined for
 * a request without a body.
 *
 * @param name of the example
 * @throws a sentence for a body without an example, and for an unknown name
 */
export function exampleOfBody(document: Document, { id, operation }: Call, name: string | undefined): unknown {
  const content = requestMedia(document, operation);
  const examples = content ? examplesOf(document, content.media) : [];
  const example = name === undefined ? examples[0] : examples.find((candidate) => candidate.name === name);
  if (name !== undefined && !example) {
    const names = examples.flatMap((candidate) => candidate.name ?? []);
    throw unknownName(`example "${name}" of "${id}"`, name, document, names);
  }
  if (content && !example) {
    throw new Error(`needs a body for the samples of "${id}", but ${document.file} has none; add an example there.`);
  }
  return example?.value;
}

/**
 * Returns the value that samples send for a parameter.
 *
 * @throws a sentence if the document has no value for it
 */
export function exampleOfParameter(document: Document, { name, example, schema = {} }: Parameter) {
  const whole = wholeOf(document, schema);
  const value = example ?? whole.examples?.[0] ?? whole.default ?? whole.enum?.[0];
  if (value === undefined) {
    throw new Error(`needs a value for "${name}" in its samples, but ${document.file} has none; add an example there.`);
  }
  return value;
}

/** Returns the content of an operation's request body and its media type; null for a request without a body. */
export function requestMedia(document: Document, { requestBody }: Operation) {
  return mediaOf(requestBody && resolve(document, requestBody).content);
}

/** Returns the content of a body and its media type, preferring JSON. */
export function mediaOf(content: Content | undefined): { type: string; media: MediaType } | null {
  const [first] = Object.entries(content ?? {}).sort(([one], [other]) => rank(one) - rank(other));
  return first ? { type: first[0], media: first[1] } : null;
}

function rank(type: string) {
  return /^application\/(.*\+)?json$/.test(type) ? 0 : 1;
}
