// @ts-check
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { closest } from '../pages/closest.mjs';
import { placePlaceholders } from '../placeholders/place-values.mjs';
import { fault } from './fault.mjs';
import { aliases, isLanguage, languages } from './languages.mjs';

/** A longer file shows only so many lines until the reader opens it; `long-code.css` has the same number. */
const shownLines = 25;

/**
 * Turns each fence into a figure with its file or language, a copy button, and the highlighted lines.
 *
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => Promise<void>}
 */
export default function remarkCode() {
  return async (tree, file) => {
    /** @type {Promise<void>[]} */
    const work = [];
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
        const data = {
          hName: 'figure',
          hProperties: { className: ['code'], 'data-code': lang },
          hChildren: [...blockOf(lang, title, lines), ...(title ? moreLinesOf(value) : [])],
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
 * Returns the highlighted lines of a fence. A check (`file.data.isCheck`) only needs the errors, which the highlighter finds
 * only in code with markers, and it takes a fifth of the time.
 *
 * @param {string} code
 * @param {keyof typeof languages} language
 * @param {string} meta
 * @param {boolean} isCheck
 */
async function linesOf(code, language, meta, isCheck) {
  if (isCheck && !code.includes('[!code')) {
    placePlaceholders(code, language);
    return [];
  }
  const { highlight } = await import('./highlight.mjs');
  return await highlight(code, language, meta);
}

/**
 * @param {keyof typeof languages} language
 * @param {string | undefined} title
 * @param {import('hast').ElementContent[]} lines
 * @returns {import('hast').Element[]}
 */
function blockOf(language, title, lines) {
  const name = title || languages[language];
  return [
    h('figcaption', [
      h('span', { className: [title ? 'path' : 'language'] }, name),
      h('button', { type: 'button', 'data-copy': '', ariaLabel: `Copy ${name}` }, 'Copy'),
    ]),
    // Keyboard users must be able to scroll a block sideways (WCAG 2.1.1). The finished HTML is one node, because most
    // elements of a page are code tokens, and every later plugin would visit each of them.
    h('pre', { tabIndex: 0 }, h('code', [{ type: 'raw', value: toHtml(lines) }])),
  ];
}

/**
 * Returns what opens a long file. The copy button copies the whole file in any case.
 *
 * @param {string} code
 */
function moreLinesOf(code) {
  const count = code.split('\n').length;
  return count > shownLines ? [h('details', { 'data-more-lines': '' }, h('summary', `All ${count} lines`))] : [];
}

/** @param {string | null | undefined} lang */
function unknownLanguage(lang) {
  const known = Object.keys(languages);
  const near =
    aliases[lang?.toLowerCase() ?? ''] ?? (lang && lang.length > 4 ? closest(lang.toLowerCase(), known) : null);
  const remedy = near ? `write ${near}` : `write one of ${known.join(', ')}`;
  return lang
    ? `opens a code block in "${lang}", which isn't a language that the site highlights; ${remedy}.`
    : `opens a code block without a language; ${remedy} after the three backticks.`;
}
