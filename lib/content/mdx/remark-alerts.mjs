// @ts-check

/** The components of GitHub's alerts (https://docs.github.com/get-started/writing-on-github/basic-writing-and-formatting-syntax#alerts). */
const components = { NOTE: 'Note', TIP: 'Tip', IMPORTANT: 'Info', WARNING: 'Warning', CAUTION: 'Danger' };

const marker = new RegExp(`^\\[!(${Object.keys(components).join('|')})\\][ \\t]*\\n?`, 'i');

/**
 * Turns GitHub's alerts, block quotes that begin with `[!NOTE]` in any case, into the callouts of this site.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkAlerts() {
  return (tree) => replaceIn(tree);
}

function replaceIn(/** @type {any} */ parent) {
  for (const [at, node] of (parent.children ?? []).entries()) {
    replaceIn(node);
    const [paragraph, ...others] = node.type === 'blockquote' ? node.children : [];
    const [first, ...rest] = paragraph?.children ?? [];
    const name = first?.type === 'text' ? marker.exec(first.value)?.[1]?.toUpperCase() : undefined;
    if (name) {
      const value = first.value.replace(marker, '');
      const texts = value === '' ? rest : [{ ...first, value }, ...rest];
      const children = texts.length > 0 ? [{ ...paragraph, children: texts }, ...others] : others;
      parent.children[at] = {
        type: 'mdxJsxFlowElement',
        name: components[/** @type {keyof typeof components} */ (name)],
        attributes: [],
        children,
        position: node.position,
      };
    }
  }
}
