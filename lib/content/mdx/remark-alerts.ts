import type { Root } from 'mdast';

/** The components of GitHub's alerts (https://docs.github.com/get-started/writing-on-github/basic-writing-and-formatting-syntax#alerts). */
const components = { NOTE: 'Note', TIP: 'Tip', IMPORTANT: 'Info', WARNING: 'Warning', CAUTION: 'Danger' };

const marker = new RegExp(`^\\[!(${Object.keys(components).join('|')})\\][ \\t]*\\n?`, 'i');

/** Turns GitHub's alerts, block quotes that begin with `[!NOTE]` in any case, into the callouts of this site. */
export function remarkAlerts(): (tree: Root) => void {
  return (tree) => replaceIn(tree);
}

// biome-ignore lint/suspicious/noExplicitAny: any node can be a parent, and only block quotes are read
function replaceIn(parent: any) {
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
        name: components[name as keyof typeof components],
        attributes: [],
        children,
        position: node.position,
      };
    }
  }
}
