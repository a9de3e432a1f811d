import { readFileSync } from 'node:fs';

/** An input of the corpus. */
export type CorpusInput = {
  readonly name: string;
  /** The sections that solve it, any of them; empty for inputs of other software. */
  readonly sections: readonly string[];
  readonly text: string;
};

/** Reads a file of the corpus. */
export function readCorpus(file: string): readonly CorpusInput[] {
  const parts = readFileSync(`lib/browser/doctor/corpus/${file}`, 'utf8').split(/^=== /m).slice(1);
  return parts.map((part) => {
    const [head = ''] = part.split('\n', 1);
    const [name = '', , sections = ''] = head.split(' | ');
    return { name, sections: sections.split(' ').filter(Boolean), text: part.slice(head.length + 1) };
  });
}
