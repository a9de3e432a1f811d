import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code } from 'mdast';
import { elementsBelow, hasClass } from '@/lib/content/html/elements';

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
  const lines = elementsBelow(figure)
    .filter((element) => hasClass(element, 'line'))
    .map((line): Line => {
      const sign = !hasClass(line, 'diff') ? ' ' : hasClass(line, 'add') ? '+' : '-';
      return { sign, text: textOf(line) };
    });
  return lines.length > 0 ? lines : [{ sign: ' ', text: requestLineOf(figure) }];
}

/** Returns the method and URL of an operation, whose block has no lines (see `lib/content/blocks/operations.ts`). */
function requestLineOf(figure: Element): string {
  const address = elementsBelow(figure).find(({ tagName }) => tagName === 'code');
  return `${textOfClass(figure, 'method')} ${address ? textOf(address) : ''}`.trim();
}

function textOfClass(figure: Element, name: string): string {
  const named = elementsBelow(figure).find((element) => hasClass(element, name));
  return named ? textOf(named) : '';
}
