import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { fixedIdPattern, headingIdOf } from '@/lib/site/heading-id';
import type { Exception } from './actions';
import { type Job, jobs, otherEdition, twinExceptions } from './owners';

type Section = {
  readonly file: string;
  readonly line: number;
  readonly heading: string;
  readonly id: string;
  text: string;
};

const listFile = 'lib/checks/owners.ts';
const twinPages = /^content\/(pro|enterprise)\/(?:installation\/[a-z-]+|updating|upgrading\/index)\.mdx$/;

/**
 * Finds pages that Pro and Enterprise both have and that name the other edition, jobs that two sections describe, and
 * entries of the lists that nothing needs or that lead nowhere.
 *
 * @param sources the source of each page and passage by its file
 */
export function ownerDiagnostics(
  sources: ReadonlyMap<string, string>,
  known: readonly Job[] = jobs,
  allowed: readonly Exception[] = twinExceptions,
): Diagnostic[] {
  const sections = [...sources].flatMap(([file, source]) => sectionsOf(file, source));
  return [...twinDiagnostics(sections, allowed), ...known.flatMap((job) => jobDiagnostics(sections, job))];
}

function twinDiagnostics(sections: readonly Section[], allowed: readonly Exception[]): Diagnostic[] {
  const found = sections.flatMap((section) => {
    const edition = twinPages.exec(section.file)?.[1] as keyof typeof otherEdition | undefined;
    const name = edition && otherEdition[edition].exec(section.text);
    return name ? [{ section, name }] : [];
  });
  const allows = ([pattern]: Exception, { file, heading }: Section) =>
    pattern.test(`${file.replace('content/', '')}: ${heading}`);
  return [
    ...found
      .filter(({ section }) => !allowed.some((exception) => allows(exception, section)))
      .map(({ section, name }) => {
        const line = section.line + section.text.slice(0, name.index).split('\n').length - 1;
        return diagnostic(section.file, line, `names the other edition: "${name[0]}"`, "write the page's own edition");
      }),
    ...allowed
      .filter((exception) => !found.some(({ section }) => allows(exception, section)))
      .map(([pattern]) => diagnostic(listFile, null, `allows ${pattern}, which nothing needs`, 'delete it')),
  ];
}

function jobDiagnostics(sections: readonly Section[], { heading, owner }: Job): Diagnostic[] {
  const [page, id] = owner.split('#');
  const isOwner = (section: Section) => section.file === `content${page}.mdx` && section.id === id;
  if (!sections.some(isOwner)) {
    return [diagnostic(listFile, null, `names ${owner}, which doesn't exist`, 'write the section of the job')];
  }
  return sections
    .filter((section) => heading.test(section.heading) && !isOwner(section) && !linksTo(section, owner))
    .map(({ file, line, heading: text }) =>
      diagnostic(file, line, `describes "${text}", which ${owner} owns`, 'link to it instead'),
    );
}

/** A section of the owner's own page links without the path. */
function linksTo({ file, text }: Section, owner: string): boolean {
  const [page = '', id] = owner.split('#');
  return text.includes(`](${owner})`) || (file === `content${page}.mdx` && text.includes(`](#${id})`));
}

/** Splits a source at its headings, without its frontmatter. The first section, above all headings, has no heading. */
function sectionsOf(file: string, source: string): Section[] {
  const sections: Section[] = [{ file, line: 1, heading: '', id: '', text: '' }];
  let isCode = false;
  let isFrontmatter = false;
  source.split('\n').forEach((line, index) => {
    isFrontmatter = index === 0 ? line === '---' : isFrontmatter && line !== '---';
    isCode = /^ *```/.test(line) ? !isCode : isCode;
    const [, title] = (!isCode && /^#{2,4} (.*)$/.exec(line)) || [];
    if (title !== undefined) {
      const heading = title.replace(fixedIdPattern, '');
      const id = fixedIdPattern.exec(title)?.[1] ?? headingIdOf(heading);
      sections.push({ file, line: index + 1, heading, id, text: '' });
    }
    const last = sections.at(-1);
    if (last) {
      last.text += `${isFrontmatter ? '' : line}\n`;
    }
  });
  return sections;
}
