import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Slugger from 'github-slugger';

/** A section of a page's file: a heading, and what follows up to the next one. */
export type Section = {
  /** `/path#id`. */
  readonly address: string;
  readonly level: number;
  /** Its heading in Markdown, without the ID. */
  readonly title: string;
  /** What follows the heading, in Markdown. */
  readonly text: string;
};

/** Reads the sections of all pages from their files, for programs that can't wait for the pages to be built. */
export function readSections(root = process.cwd()): readonly Section[] {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return files.flatMap((file) => {
    const path = `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
    return sectionsOf(path, withPassages(readFileSync(join(folder, file), 'utf8'), folder));
  });
}

/** Puts the passages that a page shows into its text. */
function withPassages(page: string, folder = join(process.cwd(), 'content')): string {
  return page.replace(/<Passage\s+name="([^"]+)"[^>]*>/g, (_, name) =>
    readFileSync(join(folder, `passages/${name}.md`), 'utf8'),
  );
}

function sectionsOf(path: string, text: string): readonly Section[] {
  const slugger = new Slugger();
  // A line of code that starts like a heading isn't one.
  const withoutCode = text.replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replaceAll('#', ' '));
  const headings = [...withoutCode.matchAll(/^(#{2,4}) (.*?)(?: \[#(.+)\])?$/gm)];
  return headings.map(({ 0: line, 1: marks = '', 2: title = '', 3: fixedId, index }, at) => {
    const plain = title.replace(/`|\*\*|<[^>]*>/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const id = fixedId ?? slugger.slug(plain.trim());
    const end = headings[at + 1]?.index;
    return { address: `${path}#${id}`, level: marks.length, title, text: text.slice(index + line.length, end) };
  });
}
