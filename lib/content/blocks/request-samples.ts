import { callOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { examplesOf, requestMedia } from '@/lib/content/api/examples';
import type { Call } from '@/lib/content/api/types';
import { samplesOf } from '@/lib/content/samples/samples';
import type { Attributes } from './block-registry';
import { fence, line, stack } from './markdown';

/**
 * `<RequestSamples id="createPost" />` shows a request as curl, HTTP, and PHP below a switch to its request builder
 * (`components/request-builder/`). A menu that stays in sync on every page chooses the language, and if the document
 * has several example bodies, another menu chooses one. `example="draft"` shows only the curl command with that body.
 * `verify-samples.ts` runs all samples.
 */
export function requestSamples({ id = '', example }: Attributes, document = openDocument()) {
  const call = callOf(document, id);
  if (example !== undefined) {
    return samplesOf(call, example)
      .slice(0, 1)
      .map(({ language, code }) => fence(language, code))
      .join('');
  }
  const content = requestMedia(call.operation);
  const examples = content ? examplesOf(content.media) : [];
  const samples = examples.map(({ name, summary }) =>
    stack([`<Tab label="${line(summary ?? name ?? '')}">`, languageTabs(call, name), '</Tab>']),
  );
  return stack([
    `<RequestBuilder id="${id}">`,
    samples.length > 1 ? stack(['<Tabs group="example" menu="Example">', ...samples, '</Tabs>']) : languageTabs(call),
    '</RequestBuilder>',
  ]);
}

function languageTabs(call: Call, example?: string) {
  return stack([
    '<Tabs group="sample" menu="Language">',
    ...samplesOf(call, example).map(({ label, language, code }) =>
      stack([`<Tab label="${label}">`, fence(language, code), '</Tab>']),
    ),
    '</Tabs>',
  ]);
}
