// @ts-check
import { addressOf } from '../api/address.mjs';
import { callOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { aboutLine } from './availability.mjs';
import { code, stack } from './markdown.mjs';

/**
 * `<Endpoint id="createPost" />` shows the method and URL of an operation, with a copy button, and the editions that
 * have it.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function endpoint({ id = '' }, document = openDocument()) {
  const call = callOf(document, id);
  const { method, operation } = call;
  return stack([
    [
      '<figure className="code endpoint" data-code="http">',
      `<span className="method" data-method="${method}">${method.toUpperCase()}</span>`,
      ` ${code(addressOf(call))} `,
      '<button type="button" data-copy="" aria-label="Copy the URL">Copy</button>',
      '</figure>',
    ].join(''),
    aboutLine(operation),
  ]);
}
