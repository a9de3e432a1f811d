// @ts-check
import { addressOf } from '../api/address.mjs';
import { exampleOfBody, exampleOfParameter, isFile } from '../api/examples.mjs';
import { wholeOf } from '../api/schemas.mjs';
import { compactArrays } from './compact-arrays.mjs';

/**
 * @typedef {import('../api/types').Document} Document
 * @typedef {import('../api/types').Call} Call
 *
 * @typedef {{ name: string, value: string }} Pair
 * @typedef {{ name: string, value?: string, fileName?: string }} Part of a form
 * @typedef {object} SampleRequest a request in HAR 1.2 format, which sample generators accept
 * @property {string} method
 * @property {string} url
 * @property {Pair[]} headers
 * @property {Pair[]} queryString
 * @property {{ mimeType: string, text?: string, params?: Part[] }} [postData]
 */

/**
 * Returns the request that the samples of an operation send: required parameters, parameters that the document marks
 * with `x-in-sample`, and an example of the body. The reader's own values are placeholders.
 *
 * @param {Document} document
 * @param {Call} call
 * @param {string} [example] name of the body example; the first one by default
 * @returns {SampleRequest}
 */
export function sampleRequest(document, call, example) {
  const { method, parameters, needsToken } = call;
  const sent = parameters.filter(({ required, 'x-in-sample': isShown }) => required || isShown);
  const pairsIn = (/** @type {string} */ place) =>
    sent
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) =>
        [exampleOfParameter(document, parameter)]
          .flat()
          .map((value) => ({ name: parameter.name, value: String(value) })),
      );
  const postData = bodyOf(document, call, example);
  const isJson = postData?.text !== undefined;
  return {
    method: method.toUpperCase(),
    url: pairsIn('path').reduce(
      (url, { name, value }) => url.replace(`{${name}}`, encodeURIComponent(value)),
      addressOf(call),
    ),
    headers: [
      { name: 'Accept', value: 'application/json' },
      ...(needsToken ? [{ name: 'Authorization', value: 'Bearer [[access-token]]' }] : []),
      // For a form, the client sets the content type itself, because it includes the boundary.
      ...(isJson ? [{ name: 'Content-Type', value: postData.mimeType }] : []),
      ...pairsIn('header'),
    ],
    queryString: pairsIn('query'),
    ...(postData ? { postData } : {}),
  };
}

/**
 * @param {Document} document
 * @param {Call} call
 * @param {string | undefined} chosen
 * @returns {SampleRequest['postData']}
 */
function bodyOf(document, call, chosen) {
  const body = exampleOfBody(document, call, chosen);
  if (!body) {
    return undefined;
  }
  const { type, media, example } = body;
  if (type !== 'multipart/form-data') {
    return { mimeType: type, text: compactArrays(JSON.stringify(example.value, null, 2)) };
  }
  const { properties = {} } = wholeOf(document, media.schema ?? {});
  const params = Object.entries(/** @type {object} */ (example.value)).map(([name, value]) =>
    isFile(document, properties[name] ?? {}) ? { name, fileName: String(value) } : { name, value: String(value) },
  );
  return { mimeType: type, params };
}
