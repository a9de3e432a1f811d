import { addressOf } from './address';
import { callsOf } from './calls';
import { exampleOfParameter, examplesOf, requestMedia } from './examples';
import type { FieldSchema, RequestDescription } from './request-description';
import { wholeOf } from './schemas';
import { typeWords } from './type-words';
import type { Call, Document, Schema } from './types';

/** Returns the descriptions of all operations, by their IDs. */
export function requestDescriptionsOf(document: Document): Readonly<Record<string, RequestDescription>> {
  return Object.fromEntries(callsOf(document).map((call) => [call.id, describeRequest(document, call)]));
}

/** Returns what a request of an operation consists of. */
export function describeRequest(document: Document, call: Call): RequestDescription {
  const { parameters } = call;
  const content = requestMedia(document, call.operation);
  const sent = parameters.filter(({ required, 'x-in-sample': isShown }) => required || isShown);
  return {
    method: call.method.toUpperCase(),
    url: addressOf(call),
    needsToken: call.needsToken,
    parameters: {
      type: 'object',
      words: 'object',
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(
        parameters.map(({ name, schema = {}, description }) => [
          name,
          fieldSchema(document, { ...schema, ...(description && { description }) }),
        ]),
      ),
    },
    places: Object.fromEntries(parameters.map(({ name, in: place }) => [name, place])),
    sent: Object.fromEntries(sent.map((parameter) => [parameter.name, exampleOfParameter(document, parameter)])),
    ...(content && {
      body: {
        type: content.type,
        schema: fieldSchema(document, content.media.schema ?? {}),
        examples: examplesOf(document, content.media),
      },
    }),
  };
}

/** Returns a schema with its references resolved. No request of the document contains itself. */
function fieldSchema(document: Document, schema: Schema): FieldSchema {
  const { properties, items, additionalProperties, ...whole } = wholeOf(document, schema);
  const own = Object.entries(whole).filter(([key]) => !/^(?:x-|title$|examples?$)/.test(key));
  return {
    ...Object.fromEntries(own),
    words: typeWords(document, schema),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, fieldSchema(document, part)]),
      ),
    }),
    ...(items && { items: fieldSchema(document, items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: fieldSchema(document, additionalProperties),
    }),
  };
}
