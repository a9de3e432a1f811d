// @ts-check
import { closest } from 'fastest-levenshtein';
import { callsOf } from '../api/calls.mjs';
import { openDocument } from '../api/document.mjs';
import { quietNote } from './availability.mjs';
import { stacking } from './field-table.mjs';
import { code, line, table } from './markdown.mjs';

/**
 * `<OperationList tag="posts" />` lists the operations of a tag, each with its method and path, its description, and a
 * link to its page.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function operationList({ tag = '' }, document = openDocument()) {
  const calls = callsOf(document);
  const tagged = calls.filter(({ operation }) => operation.tags?.includes(tag));
  if (tagged.length === 0) {
    const near = closest(tag, [...new Set(calls.flatMap(({ operation }) => operation.tags ?? []))]);
    throw new Error(
      `names the tag "${tag}", which no operation in ${document.file} has; write "${near}" if that is meant.`,
    );
  }
  const rows = tagged.map(({ id, method, path, operation }) => {
    const name = line(operation.summary ?? id);
    const page = operation['x-docs-page'];
    return [
      page ? `[${name}](${page})` : name,
      `${method.toUpperCase()} ${code(path)}`,
      [line(operation.description ?? ''), quietNote(operation)].filter(Boolean).join(' '),
    ];
  });
  return stacking(table(['Operation', 'Call', 'What it does'], rows));
}
