import { readdirSync, readFileSync } from 'node:fs';
import Slugger from 'github-slugger';

export type Heading = {
  /** `/path#id`. */
  readonly section: string;
  /** Its text in Markdown, without the ID. */
  readonly title: string;
  /** Whether it quotes an error or a setting, in a part of the page about what goes wrong. */
  readonly isError: boolean;
};

/** IDs of level-2 headings above errors, such as `what-goes-wrong-with-x` and `if-something-goes-wrong`. */
const aboutErrors = /wrong|errors|trouble/;

/** Reads the headings of all pages from their files. */
export function readHeadings(): readonly Heading[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return files.flatMap((file) => headingsOf(file));
}

function headingsOf(file: string): readonly Heading[] {
  const path = `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
  const slugger = new Slugger();
  const text = readFileSync(`content/${file}`, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');
  let part = '';
  return [...text.matchAll(/^(#{2,4}) (.*?)(?: \[#(.+)\])?$/gm)].map(([, level, title = '', fixed]) => {
    const id =
      fixed ??
      slugger.slug(
        title
          .replace(/`|\*\*|<[^>]*>/g, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .trim(),
      );
    part = level === '##' ? id : part;
    const isError =
      level !== '##' && title.includes('`') && (path.includes('troubleshooting') || aboutErrors.test(part));
    return { section: `${path}#${id}`, title, isError };
  });
}
