import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Fault, fault } from '@/lib/content/fault';
import { splitPlaceholders } from '@/lib/placeholders/split.mjs';

/** A piece of code of a page, as its reader would use it. */
export type Fence = {
  /** The page's file, from the project's root. */
  readonly file: string;
  readonly language: string;
  /** The path that the page gives it; null where it gives none. */
  readonly title: string | null;
  /** The code with examples for placeholders, without marks of changes; a line that the page strikes out is left empty. */
  readonly text: string;
  /** The line of the page that the first line of the text stands on. */
  readonly firstLine: number;
  /** Whether the lines of the text are lines of the page; those that a block wrote are not. */
  readonly hasLines: boolean;
};

/** The fences of a page. */
export function fencesOf(tree: Root, file: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    const hasLines = end.line - start.line === node.value.split('\n').length + 1;
    fences.push({
      file,
      language: node.lang ?? '',
      title: titleOf(node),
      text: usableText(node.value),
      firstLine: hasLines ? start.line + 1 : start.line,
      hasLines,
    });
  });
  return fences;
}

/**
 * A fault at a line of a fence.
 *
 * @param line from 1; null for the fence as a whole
 */
export function faultIn(fence: Fence, line: number | null, problem: string, remedy: string): Fault {
  // A program that misses something at the end names the line behind it.
  const within = Math.min(line ?? 1, fence.text.split('\n').length);
  return fault(fence.file, fence.firstLine + (fence.hasLines ? within - 1 : 0), problem, remedy);
}

function titleOf({ meta }: Code): string | null {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? null;
}

function usableText(code: string): string {
  const examples = splitPlaceholders(code).map(({ text }) => text);
  return examples
    .join('')
    .split('\n')
    .map((line) => (line.includes('[!code --]') ? '' : line.replace(/\s*(?:\/\/|#|;|<!--)?\s*\[!code [^\]]*\].*$/, '')))
    .join('\n');
}
