import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { type Section as PageSection, sectionsOf } from '@/lib/content/pages/sections';
import type { Exception } from './actions';
import { type Job, jobs, otherEdition, twinExceptions } from './owners';

type Section = PageSection & { readonly file: string };

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
  const sections = [...sources].flatMap(([file, source]) => readSections(file, source));
  return [...twinDiagnostics(sections, allowed), ...known.flatMap((job) => jobDiagnostics(sections, job))];
}

function twinDiagnostics(sections: readonly Section[], allowed: readonly Exception[]): Diagnostic[] {
  const found = sections.flatMap((section) => {
    const edition = twinPages.exec(section.file)?.[1] as keyof typeof otherEdition | undefined;
    const name = edition && otherEdition[edition].exec(section.title + section.text);
    return name ? [{ section, name }] : [];
  });
  const allows = ([pattern]: Exception, { file, title }: Section) =>
    pattern.test(`${file.replace('content/', '')}: ${title}`);
  return [
    ...found
      .filter(({ section }) => !allowed.some((exception) => allows(exception, section)))
      .map(({ section, name }) => {
        const line = section.line + (section.title + section.text).slice(0, name.index).split('\n').length - 1;
        return diagnostic(section.file, line, `names the other edition: "${name[0]}"`, "write the page's own edition");
      }),
    ...allowed
      .filter((exception) => !found.some(({ section }) => allows(exception, section)))
      .map(([pattern]) => diagnostic(listFile, null, `allows ${pattern}, which nothing needs`, 'delete it')),
  ];
}

function jobDiagnostics(sections: readonly Section[], { heading, owner }: Job): Diagnostic[] {
  const isOwner = ({ address }: Section) => address === owner;
  if (!sections.some(isOwner)) {
    return [diagnostic(listFile, null, `names ${owner}, which doesn't exist`, 'write the section of the job')];
  }
  return sections
    .filter((section) => heading.test(section.title) && !isOwner(section) && !linksTo(section, owner))
    .map(({ file, line, title }) =>
      diagnostic(file, line, `describes "${title}", which ${owner} owns`, 'link to it instead'),
    );
}

/** A section of the owner's own page links without the path. */
function linksTo({ file, text }: Section, owner: string): boolean {
  const [page = '', id] = owner.split('#');
  return text.includes(`](${owner})`) || (file === `content${page}.mdx` && text.includes(`](#${id})`));
}

/** Returns the sections of a source, after what it says above its first heading. */
function readSections(file: string, source: string): Section[] {
  const path = file.replace(/^content|\.mdx$/g, '');
  const text = source.replace(/^---\n.*?\n---\n/s, (frontmatter) => frontmatter.replace(/./g, ''));
  const sections = sectionsOf(path, text).map((section) => ({ ...section, file }));
  const lines = text.split('\n').slice(0, sections[0] && sections[0].line - 1);
  return [{ file, address: path, line: 1, level: 1, title: '', text: lines.join('\n') }, ...sections];
}
