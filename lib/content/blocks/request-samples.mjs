// @ts-check
import { callOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { examplesOf, requestMedia } from '../api/examples.mjs';
import { samplesOf } from '../samples/samples.mjs';
import { jsonBlock } from './example-blocks.mjs';
import { fold } from './field-table.mjs';
import { fence, line, stack } from './markdown.mjs';

/** @import { Call, Document } from '../api/types' */

/**
 * `<RequestSamples id="createPost" />` shows a request as curl, HTTP, and PHP, in tabs that stay in sync on every page.
 * The other example bodies in the document follow, collapsed. `example="draft"` uses the example of that name and
 * leaves out the others. `npm run verify:samples` runs all samples.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function requestSamples({ id = '', example }, document = openDocument()) {
  const call = callOf(document, id);
  return stack([
    '<Tabs group="sample">',
    ...samplesOf(document, call, example).map(({ label, language, code }) =>
      stack([`<Tab label="${label}">`, fence(language, code), '</Tab>']),
    ),
    '</Tabs>',
    ...(example === undefined ? otherBodies(document, call) : []),
  ]);
}

function otherBodies(/** @type {Document} */ document, /** @type {Call} */ { operation }) {
  const content = requestMedia(document, operation);
  const others = content ? examplesOf(document, content.media).slice(1) : [];
  return others.map(({ summary, value }) =>
    fold(`Body: ${line(summary ?? 'another example')}`, jsonBlock(document, value)),
  );
}
