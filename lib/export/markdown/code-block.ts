import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Converts a code block (see `lib/content/mdx/remark-code.ts`). A block with added or removed lines becomes a diff, and
 * the URL of an operation becomes a request line.
 */
export function codeOf(figure: Element): Code {
  const lines = linesOf(figure);
  const isDiff = lines.some(({ sign }) => sign !== ' ');
  const title = textOfClass(figure, 'path');
  return {
    type: 'code',
    lang: isDiff ? 'diff' : String(figure.properties.dataCode),
    meta: title ? `title="${title}"` : null,
    value: lines.map(({ sign, text }) => (isDiff ? sign + text : text)).join('\n'),
  };
}

type Line = { readonly sign: '+' | '-' | ' '; readonly text: string };

function linesOf(figure: Element): Line[] {
  const lines: Line[] = [];
  visit(figure, { type: 'element', tagName: 'span' }, (span: Element) => {
    if (hasClass(span, 'line')) {
      const sign = !hasClass(span, 'diff') ? ' ' : hasClass(span, 'add') ? '+' : '-';
      lines.push({ sign, text: textOf(span) });
    }
  });
  return lines.length > 0 ? lines : [{ sign: ' ', text: requestLineOf(figure) }];
}

/** Returns the method and URL of an operation, whose block has no lines (see `lib/content/blocks/operations.ts`). */
function requestLineOf(figure: Element): string {
  let address = '';
  visit(figure, { type: 'element', tagName: 'code' }, (code: Element) => {
    address = textOf(code);
  });
  return `${textOfClass(figure, 'method')} ${address}`.trim();
}

function textOfClass(figure: Element, name: string): string {
  let text = '';
  visit(figure, 'element', (node) => {
    text = hasClass(node, name) ? textOf(node) : text;
  });
  return text;
}

/** Returns whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}
