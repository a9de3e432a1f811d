/** A diagnostic about the content: where the problem is, what it is, and what to write instead. */
export type Diagnostic = {
  /** The path of the file relative to the project's root, with forward slashes. */
  readonly file: string;
  /** The line, counted from 1; null if the problem concerns the whole file. */
  readonly line: number | null;
  readonly problem: string;
  readonly remedy: string;
};

/**
 * Creates a diagnostic. `problem` continues a sentence that starts with the file's name; `remedy` is a separate clause.
 */
export function diagnostic(file: string, line: number | null, problem: string, remedy: string): Diagnostic {
  return { file, line, problem, remedy };
}

/**
 * Returns a diagnostic as one sentence:
 * `content/lite/index.mdx:4 links to /lte/, where there is no page; write /lite/.`
 */
export function sentenceOf({ file, line, problem, remedy }: Diagnostic): string {
  return `${file}${line === null ? '' : `:${line}`} ${problem}; ${remedy}.`;
}
