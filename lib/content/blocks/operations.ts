import { addressOf } from '@/lib/content/api/address';
import { callOf, callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { unknownName } from '@/lib/content/pages/closest';
import type { Attributes } from './block-registry';
import { stacking } from './field-table';
import { code, line, stack, table } from './markdown';
import { requestSamples } from './request-samples';
import { successExample } from './responses';

/** `<Endpoint id="createPost" />` shows an operation's method and URL, and a copy button. */
export function endpoint({ id = '' }: Attributes, document = openDocument()) {
  const call = callOf(document, id);
  return [
    '<figure className="code endpoint" data-code="http">',
    `<span className="method" data-method="${call.method}">${call.method.toUpperCase()}</span>`,
    ` ${code(addressOf(call))} `,
    '<button type="button" data-copy="" aria-label="Copy the URL">Copy</button>',
    '</figure>',
  ].join('');
}

/**
 * `<Samples id="createPost" />` shows the samples of a page's operation, below its fields. They stay next to the text
 * if there's room; if not, a bar at the bottom of the screen leads to them (`app/styles/operation.css`).
 */
export function samples({ id = '' }: Attributes, document = openDocument()) {
  return stack([
    '<a className="samples-bar" href="#samples">Code samples</a>',
    '<aside className="samples" id="samples" aria-label="Samples">\n<div className="side">\n<div className="rail">',
    requestSamples({ id }, document),
    '</div>',
    successExample(callOf(document, id), document),
    '</div>\n</aside>',
  ]);
}

/** `<OperationList tag="posts" />` lists the operations of a tag with their calls and pages. */
export function operationList({ tag = '' }: Attributes, document = openDocument()) {
  const calls = callsOf(document);
  const tagged = calls.filter(({ operation }) => operation.tags?.includes(tag));
  if (tagged.length === 0) {
    unknownName('tag', tag, [...new Set(calls.flatMap(({ operation }) => operation.tags ?? []))]);
  }
  const rows = tagged.map(({ id, method, path, operation }) => {
    const name = line(operation.summary ?? id);
    const page = operation['x-docs-page'];
    return [page ? `[${name}](${page})` : name, `${method.toUpperCase()} ${code(path)}`];
  });
  return stacking(table(['Operation', 'Call'], rows));
}
