// @ts-check
import { callOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { examplesOf, requestMedia } from '../api/examples.mjs';
import { samplesOf } from '../samples/samples.mjs';
import { fence, line, stack } from './markdown.mjs';

/** @import { Call, Document } from '../api/types' */

/**
 * `<RequestSamples id="createPost" />` shows a request as curl, HTTP, and PHP, in tabs that stay in sync on every page,
 * below the place of its request builder (`components/request-builder/`). If the document has several example bodies, a
 * menu switches between them. `example="draft"` shows only that body, without a builder. `verify-samples.ts` runs
 * all samples.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function requestSamples({ id = '', example }, document = openDocument()) {
  const call = callOf(document, id);
  if (example !== undefined) {
    return languageTabs(document, call, example);
  }
  const content = requestMedia(document, call.operation);
  const examples = content ? examplesOf(document, content.media) : [];
  const samples = examples.map(({ name, summary }) =>
    stack([`<Tab label="${line(summary ?? name ?? '')}">`, languageTabs(document, call, name), '</Tab>']),
  );
  return stack([
    `<div data-part="request-builder" data-operation="${id}"></div>`,
    samples.length > 1
      ? stack(['<Tabs group="example" menu="Example">', ...samples, '</Tabs>'])
      : languageTabs(document, call, undefined),
  ]);
}

/**
 * @param {Document} document
 * @param {Call} call
 * @param {string | undefined} example
 */
function languageTabs(document, call, example) {
  return stack([
    '<Tabs group="sample">',
    ...samplesOf(document, call, example).map(({ label, language, code }) =>
      stack([`<Tab label="${label}">`, fence(language, code), '</Tab>']),
    ),
    '</Tabs>',
  ]);
}
