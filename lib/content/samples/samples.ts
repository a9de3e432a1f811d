import { httpHttp11 } from '@scalar/snippetz/plugins/http/http11';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import { exampleOfBody } from '@/lib/content/api/examples';
import { describeRequest } from '@/lib/content/api/request-descriptions';
import type { Call } from '@/lib/content/api/types';
import { placeholderPattern } from '@/lib/content/placeholders/split';
import { buildRequest, compactArrays, type SampleRequest } from './build-request';
import { php } from './php';

export type Sample = { label: string; language: 'shell' | 'http' | 'php' | 'json'; code: string };

/**
 * Returns the request that the samples of an operation send: required parameters, parameters that the document marks
 * with `x-in-sample`, and an example of the body. The reader's own values are placeholders.
 *
 * @param example name of the body example; the first one by default
 */
export function sampleRequest(call: Call, example?: string) {
  const description = describeRequest(call);
  return buildRequest(description, { parameters: description.sent, body: exampleOfBody(call, example) });
}

/**
 * Returns the samples of an operation, with placeholders for the reader's own values.
 *
 * @param example name of the body example; the first one by default
 * @returns includes JSON if the request has a JSON body
 */
export function samplesOf(call: Call, example?: string): Sample[] {
  const request = sampleRequest(call, example);
  const { text } = request.postData ?? {};
  return [
    { label: 'Shell', language: 'shell', code: shell(request) },
    { label: 'HTTP', language: 'http', code: http(request) },
    { label: 'PHP', language: 'php', code: php(request) },
    ...(text === undefined ? [] : [{ label: 'JSON', language: 'json', code: text } as Sample]),
  ];
}

/** Returns a curl command with one option per line. */
function shell(request: SampleRequest) {
  return withPlaceholders(compactArrays(shellCurl.generate(withTokens(request))));
}

/** Returns the raw HTTP request, with a note in place of a file's bytes. */
function http(request: SampleRequest) {
  return withPlaceholders(httpHttp11.generate(withTokens(request)))
    .replaceAll('\r\n', '\n')
    .replaceAll(/(filename="([^"]*)")\n\n/g, '$1\nContent-Type: application/octet-stream\n\n(the bytes of $2)\n');
}

/**
 * Replaces placeholders with words that generators and URLs leave unchanged, because brackets would be percent-encoded.
 *
 * @param request plain data
 */
function withTokens<T>(request: T): T {
  return JSON.parse(JSON.stringify(request).replaceAll(placeholderPattern, 'p__$1__p'));
}

/** Restores the placeholders. */
function withPlaceholders(text: string) {
  return text.replaceAll(/p__([a-z][a-z0-9-]*)__p/g, '[[$1]]');
}
