// @ts-check
import { visit } from 'unist-util-visit';
import { highlight } from './highlight.mjs';
import { isLanguage, languages } from './languages.mjs';

/**
 * Turns each fence into a `<CodeBlock>` with its highlighted lines, its language and the title of its first line.
 *
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => Promise<void>}
 */
export default function remarkCode() {
  return async (tree, file) => {
    /** @type {Promise<void>[]} */
    const work = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      const { lang, value } = node;
      const meta = node.meta ?? '';
      if (!isLanguage(lang)) {
        return file.fail(unknownLanguage(lang), node);
      }
      const block = async () => {
        const html = await highlight(value, lang, meta);
        const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
        parent.children[index] = /** @type {any} */ ({
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: attributes({ language: lang, html, ...(title ? { title } : {}) }),
          children: [],
        });
      };
      work.push(block());
    });
    await Promise.all(work);
  };
}

/** @param {string | null | undefined} lang */
export function unknownLanguage(lang) {
  const known = Object.keys(languages).join(', ');
  return lang
    ? `opens a code block in "${lang}", which is no language that the site highlights; write one of ${known}.`
    : `opens a code block without a language; write one of ${known} behind the three backticks.`;
}

/** @param {Record<string, string>} values */
function attributes(values) {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}
