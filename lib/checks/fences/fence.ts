import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { withExamples } from '@/lib/content/placeholders/split';

/** A code fence of a page, as its reader would use it. */
export type Fence = {
  /** The page's file, relative to the project's root. */
  readonly file: string;
  readonly language: string;
  /** The path that the page shows as its title; null if there's none. */
  readonly title: string | null;
  /** The code with example values for placeholders and without diff markers. Removed lines are empty. */
  readonly text: string;
  /** The page's line number of the first line of the text. */
  readonly firstLine: number;
  /** Whether lines of the text correspond to lines of the page, which isn't the case if a block generated them. */
  readonly hasLines: boolean;
};

/** Returns the fences of a page. */
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

/** Creates a diagnostic at a line of a fence, counted from 1. */
export function diagnosticIn(fence: Fence, line: number, problem: string, remedy: string): Diagnostic {
  // A program that expects more input at the end reports the line after the last one.
  const within = Math.min(line, fence.text.split('\n').length);
  return diagnostic(fence.file, fence.firstLine + (fence.hasLines ? within - 1 : 0), problem, remedy);
}

function titleOf({ meta }: Code): string | null {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? null;
}

function usableText(code: string): string {
  return withExamples(code)
    .split('\n')
    .map((line) => (line.includes('[!code --]') ? '' : line.replace(/\s*(?:\/\/|#|;|<!--)?\s*\[!code [^\]]*\].*$/, '')))
    .join('\n');
}
