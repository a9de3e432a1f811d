import type { Nodes, Root } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { proseOf } from './prose-of';

/** Maximum number of words before the first action of a page with steps. */
const maxWords = 150;

/** Pages that describe a product or a list of errors first, and have steps only for a part of it. */
const referencePages = /^content\/(?:(?:lite|pro|enterprise|services)\/index|troubleshooting)\.mdx$/;

/**
 * Finds pages with `<Steps>` whose first action comes late: more than 150 words of paragraphs and lists before the
 * first code block, ordered list, or step. Tables and facts don't count, because readers skip them.
 */
export function firstActionDiagnostics(tree: Root, file: string): Diagnostic[] {
  if (referencePages.test(file) || !hasSteps(tree)) {
    return [];
  }
  let words = 0;
  let line: number | null = null;
  visit(tree, (node) => {
    if (isAction(node)) {
      line = node.position?.start.line ?? null;
      return EXIT;
    }
    if (node.type === 'table' || (node.type === 'mdxJsxFlowElement' && node.name === 'Facts')) {
      return SKIP;
    }
    if (node.type === 'paragraph') {
      words += proseOf(node).split(/\s+/).filter(Boolean).length;
    }
    return undefined;
  });
  const remedy = `start with it: the maximum is ${maxWords} words, and explanations fit below`;
  return words > maxWords ? [diagnostic(file, line, `has its first action after ${words} words`, remedy)] : [];
}

function hasSteps(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    found ||= name === 'Steps';
  });
  return found;
}

function isAction(node: Nodes): boolean {
  return (
    node.type === 'code' ||
    (node.type === 'list' && node.ordered === true) ||
    (node.type === 'mdxJsxFlowElement' && node.name === 'Steps')
  );
}
