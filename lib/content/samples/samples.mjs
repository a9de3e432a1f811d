// @ts-check
import { httpHttp11 } from '@scalar/snippetz/plugins/http/http11';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import { exampleOfBody } from '../api/examples.mjs';
import { describeRequest } from '../api/request-descriptions.mjs';
import { placeholderPattern } from '../placeholders/split.mjs';
import { buildRequest, compactArrays } from './build-request.mjs';
import { php } from './php.mjs';

/** @import { Call, Document } from '../api/types' */

/** @typedef {{ label: string, language: 'shell' | 'http' | 'php' | 'json', code: string }} Sample */

/**
 * Returns the request that the samples of an operation send: required parameters, parameters that the document marks
 * with `x-in-sample`, and an example of the body. The reader's own values are placeholders.
 *
 * @param {Document} document
 * @param {Call} call
 * @param {string} [example] name of the body example; the first one by default
 */
export function sampleRequest(document, call, example) {
  const description = describeRequest(document, call);
  return buildRequest(description, { parameters: description.sent, body: exampleOfBody(document, call, example) });
}

/**
 * Returns the samples of an operation, with placeholders for the reader's own values.
 *
 * @param {Document} document
 * @param {Call} call
 * @param {string} [example] name of the body example; the first one by default
 * @returns {Sample[]} includes JSON if the request has a JSON body
 */
export function samplesOf(document, call, example) {
  const request = sampleRequest(document, call, example);
  const { text } = request.postData ?? {};
  return [
    { label: 'Shell', language: 'shell', code: shell(request) },
    { label: 'HTTP', language: 'http', code: http(request) },
    { label: 'PHP', language: 'php', code: php(request) },
    ...(text === undefined ? [] : [/** @type {Sample} */ ({ label: 'JSON', language: 'json', code: text })]),
  ];
}

/**
 * Returns a curl command with one option per line.
 *
 * @param {import('./build-request.mjs').SampleRequest} request
 */
function shell(request) {
  return withPlaceholders(compactArrays(shellCurl.generate(withTokens(request))));
}

/**
 * Returns the raw HTTP request, with a note in place of a file's bytes.
 *
 * @param {import('./build-request.mjs').SampleRequest} request
 */
function http(request) {
  return withPlaceholders(httpHttp11.generate(withTokens(request)))
    .replaceAll('\r\n', '\n')
    .replaceAll(/(filename="([^"]*)")\n\n/g, '$1\nContent-Type: application/octet-stream\n\n(the bytes of $2)\n');
}

/**
 * Replaces placeholders with words that generators and URLs leave unchanged, because brackets would be percent-encoded.
 *
 * @template T
 * @param {T} request plain data
 * @returns {T}
 */
export function withTokens(request) {
  return JSON.parse(JSON.stringify(request).replaceAll(placeholderPattern, 'p__$1__p'));
}

/**
 * Restores the placeholders.
 *
 * @param {string} text
 */
export function withPlaceholders(text) {
  return text.replaceAll(/p__([a-z][a-z0-9-]*)__p/g, '[[$1]]');
}
