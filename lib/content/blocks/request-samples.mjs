// @ts-check
import { callOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { examplesOf, requestMedia } from '../api/examples.mjs';
import { samplesOf } from '../samples/samples.mjs';
import { fence, line, stack } from './markdown.mjs';

/** @import { Call, Document } from '../api/types' */

/**
 * `<RequestSamples id="createPost" />` shows a request as curl, HTTP, and PHP below a switch to its request builder
 * (`components/request-builder/`). A menu that stays in sync on every page chooses the language, and if the document has
 * several example bodies, another menu chooses one. `example="draft"` shows only that body, with tabs and without a
 * builder. `verify-samples.ts` runs all samples.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function requestSamples({ id = '', example }, document = openDocument()) {
  const call = callOf(document, id);
  if (example !== undefined) {
    return languageTabs(document, call, example, '');
  }
  const menu = ' menu="Language"';
  const content = requestMedia(document, call.operation);
  const examples = content ? examplesOf(document, content.media) : [];
  const samples = examples.map(({ name, summary }) =>
    stack([`<Tab label="${line(summary ?? name ?? '')}">`, languageTabs(document, call, name, menu), '</Tab>']),
  );
  return stack([
    [
      '<div className="choices" role="group" aria-label="Request">',
      '<button type="button" aria-pressed="true" disabled>Sample</button>',
      '<button type="button" aria-pressed="false" disabled>Build</button>',
      '</div>',
    ].join(''),
    `<div data-part="request-builder" data-operation="${id}"></div>`,
    samples.length > 1
      ? stack(['<Tabs group="example" menu="Example">', ...samples, '</Tabs>'])
      : languageTabs(document, call, undefined, menu),
  ]);
}

/**
 * @param {Document} document
 * @param {Call} call
 * @param {string | undefined} example
 * @param {string} menu
 */
function languageTabs(document, call, example, menu) {
  return stack([
    `<Tabs group="sample"${menu}>`,
    ...samplesOf(document, call, example).map(({ label, language, code }) =>
      stack([`<Tab label="${label}">`, fence(language, code), '</Tab>']),
    ),
    '</Tabs>',
  ]);
}
