// @ts-check
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight.mjs';
import { isLanguage, languages } from './languages.mjs';

/**
 * Turns each fence into a figure with a header that names its file or language, a copy button, and the highlighted
 * lines.
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
        return file.fail(unknownLanguage(lang), node);
      }
      const showBlock = async () => {
        const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
        const lines = await highlight(value, lang, meta).catch((error) => file.fail(error.message, node));
        if (textOf({ type: 'root', children: lines }).includes('[!code')) {
          file.fail(
            `marks lines with [!code ...] in "${lang}", where the markers would be visible; use line numbers instead: {1,3-5}.`,
            node,
          );
        }
        const data = {
          hName: 'figure',
          hProperties: { className: ['code'], 'data-code': lang },
          hChildren: blockOf(lang, title, lines),
        };
        // Change the node's type, because mdast-util-to-hast wraps the result of a "code" node in a `<pre>`.
        Object.assign(node, { type: 'codeBlock', data });
      };
      work.push(showBlock());
      return undefined;
    });
    await Promise.all(work);
  };
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
    element('figcaption', {}, [
      element('span', { className: [title ? 'path' : 'language'] }, [text(name)]),
      element('button', { type: 'button', 'data-copy': '', ariaLabel: `Copy ${name}` }, [text('Copy')]),
    ]),
    // Keyboard users must be able to scroll a block sideways (WCAG 2.1.1).
    element('pre', { tabIndex: 0 }, [element('code', {}, [html(toHtml(lines))])]),
  ];
}

/**
 * @param {string} tagName
 * @param {import('hast').Properties} properties
 * @param {import('hast').ElementContent[]} children
 * @returns {import('hast').Element}
 */
function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children };
}

/**
 * @param {string} value
 * @returns {import('hast').Text}
 */
function text(value) {
  return { type: 'text', value };
}

/**
 * Wraps finished HTML in one node. Most elements of a page are code tokens, and every later plugin would visit each of
 * them.
 *
 * @param {string} value
 */
function html(value) {
  return /** @type {import('hast').Text} */ (/** @type {unknown} */ ({ type: 'raw', value }));
}

/** @param {string | null | undefined} lang */
function unknownLanguage(lang) {
  const known = Object.keys(languages).join(', ');
  return lang
    ? `opens a code block in "${lang}", which isn't a language that the site highlights; write one of ${known}.`
    : `opens a code block without a language; write one of ${known} after the three backticks.`;
}
