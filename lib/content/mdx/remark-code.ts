import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { closest } from '@/lib/content/pages/closest';
import { placePlaceholders } from '@/lib/content/placeholders/place-values';
import { fault } from './fault';
import { isLanguage, languages } from './languages';

/** A longer file shows only so many lines until the reader opens it; `long-code.css` has the same number. */
const shownLines = 25;

/** Turns each fence into a figure with its file or language, a copy button, and the highlighted lines. */
export function remarkCode(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const work: Promise<void>[] = [];
    visit(tree, 'code', (node) => {
      const { lang, value } = node;
      const meta = node.meta ?? '';
      if (!isLanguage(lang)) {
        return fault(file, unknownLanguage(lang), node);
      }
      const showBlock = async () => {
        const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
        const lines = await linesOf(value, lang, meta, Boolean(file.data.isCheck));
        if (textOf({ type: 'root', children: lines }).includes('[!code')) {
          fault(
            file,
            `marks lines with [!code ...] in "${lang}", where the markers would be visible; use line numbers instead: {1,3-5}.`,
            node,
          );
        }
        const isCommand = languages[lang] === 'Shell' && !title && !value.includes('\n');
        const data = {
          hName: 'figure',
          hProperties: { className: isCommand ? ['code', 'command'] : ['code'], 'data-code': lang },
          hChildren: [...blockOf(lang, title, lines, isCommand), ...(title ? moreLinesOf(value) : [])],
        };
        // Change the node's type, because mdast-util-to-hast wraps the result of a "code" node in a `<pre>`.
        Object.assign(node, { type: 'codeBlock', data });
      };
      work.push(showBlock().catch((error) => fault(file, error.message, node)));
      return undefined;
    });
    await Promise.all(work);
  };
}

/**
 * Returns the highlighted lines of a fence. A check (`file.data.isCheck`) only needs the errors, which the highlighter
 * finds only in code with markers, and it takes a fifth of the time.
 */
async function linesOf(code: string, language: keyof typeof languages, meta: string, isCheck: boolean) {
  if (isCheck && !code.includes('[!code')) {
    placePlaceholders(code, language);
    return [];
  }
  const { highlight } = await import('./highlight');
  return await highlight(code, language, meta);
}

function blockOf(
  language: keyof typeof languages,
  title: string | undefined,
  lines: ElementContent[],
  isCommand: boolean,
): Element[] {
  const name = title || languages[language];
  return [
    h('figcaption', [
      // A single command explains itself.
      ...(isCommand ? [] : [h('span', { className: [title ? 'path' : 'language'] }, name)]),
      h('button', { type: 'button', 'data-copy': '', ariaLabel: `Copy ${name}` }, 'Copy'),
    ]),
    // Keyboard users must be able to scroll a block sideways (WCAG 2.1.1). The finished HTML is one node, because most
    // elements of a page are code tokens, and every later plugin would visit each of them.
    h('pre', { tabIndex: 0 }, h('code', [{ type: 'raw', value: toHtml(lines) }])),
  ];
}

/** Returns what opens a long file. The copy button copies the whole file in any case. */
function moreLinesOf(code: string) {
  const count = code.split('\n').length;
  return count > shownLines ? [h('details', { 'data-more-lines': '' }, h('summary', `All ${count} lines`))] : [];
}

function unknownLanguage(lang: string | null | undefined) {
  const known = Object.keys(languages);
  const near = lang && lang.length > 4 ? closest(lang.toLowerCase(), known) : null;
  const remedy = near ? `write ${near}` : `write one of ${known.join(', ')}`;
  return lang
    ? `opens a code block in "${lang}", which isn't a language that the site highlights; ${remedy}.`
    : `opens a code block without a language; ${remedy} after the three backticks.`;
}
