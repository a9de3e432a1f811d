// @ts-check
import { SKIP, visit } from 'unist-util-visit';

/**
 * What badges say: editions, and the first version in each.
 *
 * @typedef {{ editions: string[], since: string[] }} Marks
 * @typedef {import('hast').RootContent | import('hast').ElementContent} Node
 */

const badges = new Set(['Edition', 'Since']);

/** Has the same meaning as a badge, such as `<AppliesTo editions="pro enterprise" />`, but renders nothing. */
const silentBadge = 'AppliesTo';
const parts = new Set(['p', 'li', 'tr', 'dd']);

/**
 * Marks content with the editions and versions that it applies to. A badge alone on its line or in a heading applies to
 * its section (before the first heading, to the page); a badge within text applies to its paragraph, list item, or
 * table row. With `data-applies` and `data-since-version`, the page can dim what doesn't apply to the reader. Runs
 * before the plugins that restructure headings and tabs.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeApplies() {
  return (tree) => {
    visit(tree, 'element', (part) => {
      if (parts.has(part.tagName)) {
        markPart(part);
      }
    });
    markSections(tree.children.flatMap(partsOf));
  };
}

/**
 * @param {import('hast').Element} part a block that its badges apply to; badges in a nested block apply only to that
 *   block
 */
function markPart(part) {
  /** @type {any[]} */
  const found = [];
  visit(part, (node, index, parent) => {
    if (node !== part && node.type === 'element' && parts.has(node.tagName)) {
      return SKIP;
    }
    if (isBadge(node)) {
      found.push(node);
    }
    if (/** @type {any} */ (node).name === silentBadge && parent && index !== undefined) {
      found.push(node);
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  if (found.length > 0) {
    mark(part, marksOf(found));
  }
}

/**
 * Returns the blocks inside the boxes of an operation, or the node itself if it isn't such a box.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
function partsOf(node) {
  const isBox = node.type === 'element' && /^(operation|samples|request)$/.test(String(node.properties.className));
  return isBox ? node.children.flatMap(partsOf) : [node];
}

/** @param {readonly Node[]} nodes */
function markSections(nodes) {
  /** @type {{ marks: Marks, level: number } | null} */
  let scope = null;
  /** @type {Node | null} */
  let heading = null;
  /** @type {Node[]} */
  let alone = [];
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

/**
 * Marks an element, or, for a component, its children.
 *
 * @param {Node} node
 * @param {Marks} marks
 */
function mark(node, { editions, since }) {
  if (node.type === 'element') {
    const before = String(node.properties['data-applies'] ?? '').split(' ');
    node.properties['data-applies'] = [...new Set([...before, ...editions])].filter(Boolean).join(' ');
    if (since.length > 0) {
      node.properties['data-since-version'] = since.join(' ');
    }
  } else if ('children' in node) {
    for (const child of node.children) {
      mark(/** @type {Node} */ (child), { editions, since });
    }
  }
}

/** @param {any} node */
function isBadge(node) {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && badges.has(node.name);
}

/**
 * @param {readonly any[]} found
 * @returns {Marks}
 */
function marksOf(found) {
  const values = found.map(({ attributes }) =>
    Object.fromEntries(attributes.map((/** @type {any} */ one) => [one.name, one.value])),
  );
  return {
    editions: values.flatMap(({ name, edition, editions }) => editions?.split(' ') ?? name ?? edition),
    since: values.flatMap(({ edition, version }) => (version ? [`${edition}:${version}`] : [])),
  };
}

/** @param {Node} node */
function levelOf(node) {
  return node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}
