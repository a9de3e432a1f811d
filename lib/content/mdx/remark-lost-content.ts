import type { Heading, Paragraph, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault, isBlocked, warning } from './fault';

/** Notations of other tools that pages would show as text, with what to do. */
const notations: readonly (readonly [RegExp, (name: string, all: string) => string])[] = [
  [
    /^(?::::+[ \t]*[a-z]+|(?:!!!|\?\?\?)\+?[ \t]+[a-z]+|\[![a-z]+\])/im,
    (_, all) => `has ${all}, which would be shown as text; write a callout, such as <Note>.`,
  ],
  [/\$\$/, () => 'has a formula in $$, which the site would show as text; put it in inline code.'],
  [
    /\[\[(?![a-z0-9-]+\]\])([^\][]+)\]\]/,
    (name) => `has [[${name}]], which isn't a link here; write [${name}](/path).`,
  ],
  [
    /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/m,
    () => 'has a table that would be shown as text; write as many cells in the header as in the line below it.',
  ],
];

/**
 * Reports Markdown that would be lost or shown as text: cells beyond a table's header, fences without an end, callouts
 * and formulas in the notation of other tools, and links that browsers block. Warns about headings with the same text
 * and links to undefined references. Runs before blocks are expanded, so that lines are those of the page.
 */
export function remarkLostContent(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    const headings: Map<string, number> = new Map();
    visit(tree, (node, _, parent) => {
      switch (node.type) {
        case 'heading':
          return reportHeading(node, headings, file);
        case 'table':
          for (const row of node.children.filter(({ children }) => children.length > (node.align?.length ?? 0))) {
            const counts = `${row.children.length} cells below a header of ${node.align?.length}`;
            fault(file, `has a table row with ${counts}; write \\| for a vertical bar within a cell.`, row);
          }
          break;
        case 'code': {
          const { start, end } = node.position ?? {};
          const [, fence] =
            /^(`{3,}|~{3,})/.exec(lines[(start?.line ?? 1) - 1]?.slice((start?.column ?? 1) - 1) ?? '') ?? [];
          const last = lines[(end?.line ?? 1) - 1]?.replace(/^[\s>]*/, '').trimEnd() ?? '';
          if (fence && (start?.line === end?.line || !last.startsWith(fence) || /[^`~]/.test(last))) {
            fault(file, `opens a code block that isn't closed; add a line with ${fence} after the code.`, node);
          }
          break;
        }
        case 'link':
        case 'definition':
        case 'image':
          if (isBlocked(node.url)) {
            fault(file, `links to ${node.url}, which browsers would block; link to a page.`, node);
          } else if (node.url === '' && node.type === 'link') {
            warning(file, 'broken Markdown link', `has the link "${textOf(node)}" without an address; add it.`, node);
          }
          break;
        case 'paragraph':
          if (parent?.type === 'root' && (node.position?.start.column ?? 1) > 4) {
            fault(file, 'has text indented by four spaces, which is no code here; write a code block with ```.', node);
          }
          return reportText(node, file);
      }
      return undefined;
    });
  };
}

/** @param headings the lines of headings by their texts */
function reportHeading(heading: Heading, headings: Map<string, number>, file: VFile) {
  const text = textOf(heading);
  const first = headings.get(text);
  if (heading.depth === 1) {
    fault(
      file,
      `has the heading "# ${text}", but the title is the only heading of level 1; write ##, or remove it.`,
      heading,
    );
  } else if (text === '') {
    fault(file, 'has a heading without text; write one, or remove it.', heading);
  } else if (first !== undefined) {
    const remedy = 'give one another text, or an ID with [#id]';
    warning(file, 'duplicate heading', `has the heading "${text}" of line ${first} again; ${remedy}.`, heading);
  }
  headings.set(text, first ?? heading.position?.start.line ?? 1);
}

function reportText(paragraph: Paragraph, file: VFile) {
  visit(paragraph, (node) => {
    if (node.type === 'link') {
      return SKIP;
    }
    if (node.type !== 'text') {
      return undefined;
    }
    for (const [pattern, reasonOf] of notations) {
      const match = pattern.exec(node.value);
      if (match) {
        fault(file, reasonOf(match[1] ?? '', match[0]), pointIn(node, match.index));
      }
    }
    for (const match of node.value.matchAll(/\[([^\][]+)\]\[([^\][]*)\]|\[\^([^\][]+)\]/g)) {
      const [written, text = '', name = '', note] = match;
      const problem = `has ${written}, but "${note ? `^${note}` : name || text}" is defined nowhere on the page`;
      const remedy = note ? `add a line such as "[^${note}]: Text"` : 'write [text](/path)';
      warning(file, 'broken Markdown link', `${problem}; ${remedy}.`, pointIn(node, match.index));
    }
    return undefined;
  });
}

/** Returns a node at the line of a part of a text. */
function pointIn({ value, position }: Text, index: number) {
  const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
  const point = { line, column: 1 };
  return { type: 'text', position: { start: point, end: point } };
}
