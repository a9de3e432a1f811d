import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf } from './jsx-attributes';

/** What badges say: editions, and the first version in each. */
type Marks = { editions: string[]; since: string[] };

type Node = RootContent | ElementContent;
type Badge = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** `<AppliesTo editions="pro enterprise" />` has the same meaning as a badge, but renders nothing. */
const badges = ['AppliesTo', 'Edition', 'Since'];
const blocks = new Set(['p', 'li', 'tr', 'dd']);

/**
 * Marks content with the editions and versions that it applies to. A badge alone on its line or in a heading applies to
 * its section (before the first heading, to the page); a badge within text applies to its paragraph, list item, or
 * table row. With `data-applies` and `data-since-version`, the page can dim what doesn't apply to the reader. Runs
 * before the plugins that restructure headings and tabs.
 */
export function rehypeApplies(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (block) => {
      if (blocks.has(block.tagName)) {
        markBlock(block);
      }
    });
    markSections(tree.children.flatMap(blocksOf));
  };
}

/** Marks a block with its own badges; badges in a nested block apply only to that block. */
function markBlock(block: Element) {
  const found: Badge[] = [];
  visit(block, (node, index, parent) => {
    if (node !== block && node.type === 'element' && blocks.has(node.tagName)) {
      return SKIP;
    }
    if (!isBadge(node)) {
      return undefined;
    }
    found.push(node);
    if (node.name !== 'AppliesTo' || !parent || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1);
    return index;
  });
  if (found.length > 0) {
    mark(block, marksOf(found));
  }
}

/** Returns the blocks inside the boxes of an operation, or the node itself if it isn't such a box. */
function blocksOf(node: Node): Node[] {
  const isBox = node.type === 'element' && /^(operation|samples|request)$/.test(String(node.properties.className));
  return isBox ? node.children.flatMap(blocksOf) : [node];
}

function markSections(nodes: readonly Node[]) {
  let scope: { marks: Marks; level: number } | null = null;
  let heading: Node | null = null;
  let alone: Badge[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level > 0) {
      scope = scope && level > scope.level ? scope : null;
      heading = node;
      const inHeading = 'children' in node ? node.children.filter(isBadge) : [];
      scope = inHeading.length > 0 ? { marks: marksOf(inHeading), level } : scope;
    }
    if (isBadge(node)) {
      alone.push(node);
      scope = { marks: marksOf(alone), level: heading ? levelOf(heading) : 0 };
      if (heading) {
        mark(heading, scope.marks);
      }
    } else if (node.type !== 'text') {
      alone = [];
      if (scope) {
        mark(node, scope.marks);
      }
    }
  }
}

/** Marks an element, or, for a component, its children. */
function mark(node: Node, { editions, since }: Marks) {
  if (node.type === 'element') {
    const before = String(node.properties['data-applies'] ?? '').split(' ');
    node.properties['data-applies'] = [...new Set([...before, ...editions])].filter(Boolean).join(' ');
    if (since.length > 0) {
      node.properties['data-since-version'] = since.join(' ');
    }
  } else if ('children' in node) {
    for (const child of node.children) {
      mark(child as Node, { editions, since });
    }
  }
}

function isBadge(node: Node | Root): node is Badge {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && badges.includes(node.name ?? '');
}

function marksOf(found: readonly Badge[]): Marks {
  const values = found.map(attributesOf);
  return {
    editions: values.flatMap(({ name, edition, editions }) => editions?.split(' ') ?? name ?? edition ?? []),
    since: values.flatMap(({ edition, version }) => (version ? [`${edition}:${version}`] : [])),
  };
}

function levelOf(node: Node) {
  return node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}
