// @ts-check
import { exampleOfBody } from '../api/examples.mjs';
import { describeRequest } from '../api/request-descriptions.mjs';
import { buildRequest } from './build-request.mjs';

/**
 * Returns the request that the samples of an operation send: required parameters, parameters that the document marks
 * with `x-in-sample`, and an example of the body. The reader's own values are placeholders.
 *
 * @param {import('../api/types').Document} document
 * @param {import('../api/types').Call} call
 * @param {string} [example] name of the body example; the first one by default
 */
export function sampleRequest(document, call, example) {
  const description = describeRequest(document, call);
  return buildRequest(description, { parameters: description.sent, body: exampleOfBody(document, call, example) });
}
