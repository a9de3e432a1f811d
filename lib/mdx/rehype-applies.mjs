// @ts-check
import { SKIP, visit } from 'unist-util-visit';

/**
 * What a mark says: editions, and from which version on in each.
 *
 * @typedef {{ editions: string[], since: string[] }} Marks
 * @typedef {import('hast').RootContent | import('hast').ElementContent} Node
 */

const badges = new Set(['Edition', 'Since']);

/** Says the same as badges, such as `<AppliesTo editions="pro enterprise" />`, and shows nothing. */
const silentBadge = 'AppliesTo';
const parts = new Set(['p', 'li', 'tr', 'dd']);

/**
 * Says on the text itself whom it applies to: a badge alone on its line, or in a heading, speaks for its section (before the first heading
 * for the page), one within text for its paragraph, item or row. `data-applies` and `data-since-version` let the page dim what does not
 * apply to the reader. Comes before what takes headings and tabs apart.
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

/** @param {import('hast').Element} part of a text, which its own badges speak for; those of an inner part speak for that */
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
 * The blocks of an operation, which are in boxes of their own; any other block as it is.
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
 * Marks an element, or those that a component shows.
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
