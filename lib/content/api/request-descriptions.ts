import { addressOf } from './address';
import { exampleOfParameter, examplesOf, requestMedia } from './examples';
import { typeWords } from './type-words';
import type { Call, NamedExample, Parameter, Schema } from './types';

/** A schema without references, with its type in words. */
export type FieldSchema = Omit<Schema, 'properties' | 'items' | 'additionalProperties'> & {
  readonly words: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema;
};

/** What the request builder knows of an operation. */
export type RequestDescription = {
  readonly method: string;
  /** With `[[domain]]` and other placeholders for the reader's values, and `{postUuid}` for path parameters. */
  readonly url: string;
  readonly needsToken: boolean;
  /** The parameters as the properties of one object, by name. */
  readonly parameters: FieldSchema;
  /** Where each parameter goes. */
  readonly places: Readonly<Record<string, 'path' | 'query' | 'header'>>;
  /** What the samples send. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly body?: {
    readonly type: string;
    readonly schema: FieldSchema;
    /** In the order of the document; the first one is the default. */
    readonly examples: readonly NamedExample[];
  };
};

/** Returns what a request of an operation consists of. */
export function describeRequest(call: Call): RequestDescription {
  const { parameters } = call;
  const content = requestMedia(call.operation);
  const sent = parameters.filter(({ required, 'x-in-sample': isShown }) => required || isShown);
  return {
    method: call.method.toUpperCase(),
    url: addressOf(call),
    needsToken: call.needsToken,
    parameters: fieldSchema(schemaOfParameters(parameters)),
    places: Object.fromEntries(parameters.map(({ name, in: place }) => [name, place])),
    sent: Object.fromEntries(sent.map((parameter) => [parameter.name, exampleOfParameter(parameter)])),
    ...(content && {
      body: {
        type: content.type,
        schema: fieldSchema(content.media.schema ?? {}),
        examples: examplesOf(content.media),
      },
    }),
  };
}

/** Returns the schema of an object whose properties are these parameters. */
export function schemaOfParameters(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, in: _place, required: _required, example: _example, schema, ...about }) => [
        name,
        { ...schema, ...about },
      ]),
    ),
  };
}

/** Returns a schema without what only the pages show. */
function fieldSchema(schema: Schema): FieldSchema {
  const { properties, items, additionalProperties, ...whole } = schema;
  const own = Object.entries(whole).filter(([key]) => !/^(?:x-|\$ref$|title$|examples?$)/.test(key));
  return {
    ...Object.fromEntries(own),
    words: typeWords(schema),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fieldSchema(part)])),
    }),
    ...(items && { items: fieldSchema(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: fieldSchema(additionalProperties),
    }),
  };
}
