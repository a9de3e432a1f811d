import { readFileSync } from 'node:fs';
import { withPassages } from '@/lib/content/blocks/passage';
import { createHeadingIds, fixedIdPattern } from '@/lib/site/heading-id';
import { pathOfId } from '@/lib/site/paths';
import { fileOf, idsOnDisk } from './content-files';

const version = { name: 'current' };

/** A section of a page's file: a heading, and what follows up to the next one. */
export type Section = {
  /** `/path#id`. */
  readonly address: string;
  /** The line of its heading, from 1. */
  readonly line: number;
  readonly level: number;
  /** Its heading in Markdown, without the ID. */
  readonly title: string;
  /** What follows the heading, in Markdown. */
  readonly text: string;
};

/** Reads the sections of all pages from their files, for programs that can't wait for the pages to be built. */
export function readSections(): readonly Section[] {
  return idsOnDisk(version).flatMap((id) =>
    sectionsOf(pathOfId(id), withPassages(readFileSync(fileOf(version, id), 'utf8'))),
  );
}

/** Returns the sections of a page's text, with the IDs that `rehype-headings.ts` gives their headings. */
export function sectionsOf(path: string, text: string): readonly Section[] {
  const idOf = createHeadingIds();
  // A line of code that starts like a heading isn't one.
  const withoutCode = text.replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replaceAll('#', ' '));
  const headings = [...withoutCode.matchAll(/^(#{2,4}) (.*)$/gm)];
  return headings.map(({ 0: line, 1: marks = '', 2: heading = '', index }, at) => {
    const title = heading.replace(fixedIdPattern, '');
    const plain = title.replace(/`|\*\*|<[^>]*>/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const id = idOf(plain, fixedIdPattern.exec(heading)?.[1]);
    const end = headings[at + 1]?.index;
    return {
      address: `${path}#${id}`,
      line: text.slice(0, index).split('\n').length,
      level: marks.length,
      title,
      text: text.slice(index + line.length, end),
    };
  });
}
