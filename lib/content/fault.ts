/** Something wrong with the content: where, what, and what to write instead. */
export type Fault = {
  /** File from the project's root, with forward slashes. */
  readonly file: string;
  /** Line from 1; null when the fault is of the file as a whole. */
  readonly line: number | null;
  readonly problem: string;
  readonly remedy: string;
};

/** Makes a fault. The problem continues a sentence that begins with the file's name; the remedy is a clause of its own. */
export function fault(file: string, line: number | null, problem: string, remedy: string): Fault {
  return { file, line, problem, remedy };
}

/** A fault as one sentence: `content/lite/index.mdx:4 links to /lte/, which is no page; write /lite/.` */
export function sentenceOf({ file, line, problem, remedy }: Fault): string {
  return `${file}${line === null ? '' : `:${line}`} ${problem}; ${remedy}.`;
}
