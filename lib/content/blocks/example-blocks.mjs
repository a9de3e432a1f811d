// @ts-check
import { asReaderWouldSee } from '../api/address.mjs';
import { examplesOf } from '../api/examples.mjs';
import { compactArrays } from '../samples/build-request.mjs';
import { fence, line } from './markdown.mjs';

/**
 * Returns the examples of a body as JSON code blocks, each with its summary if there are several.
 *
 * @param {import('../api/types').Document} document
 * @param {import('../api/types').MediaType} media
 * @returns {string[]}
 */
export function exampleBlocks(document, media) {
  const examples = examplesOf(document, media);
  return examples.flatMap(({ summary, value }) => [
    ...(summary && examples.length > 1 ? [`**${line(summary)}**`] : []),
    jsonBlock(document, value),
  ]);
}

/**
 * Returns a value as a JSON code block, with placeholders for the reader's own values.
 *
 * @param {import('../api/types').Document} document
 * @param {unknown} value
 */
function jsonBlock(document, value) {
  return fence('json', asReaderWouldSee(compactArrays(JSON.stringify(value, null, 2)), document.root.servers));
}
