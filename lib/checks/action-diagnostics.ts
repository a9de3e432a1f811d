import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { type Action, actions, type Exception, exceptions } from './actions';

type Command = { readonly file: string; readonly line: number; readonly place: string; readonly text: string };

/**
 * Finds commands of actions that pages write themselves instead of including their passage or linking to it, passages
 * of actions that don't say what the reader should see, passages of another installation than the page's, and
 * exceptions that nothing needs.
 *
 * @param sources the source of each page and passage by its file
 */
export function actionDiagnostics(
  sources: ReadonlyMap<string, string>,
  known: readonly Action[] = actions,
  allowed: readonly Exception[] = exceptions,
): Diagnostic[] {
  const written = [...sources].flatMap(([file, source]) => (file.endsWith('.mdx') ? commandsOf(file, source) : []));
  const found = written.flatMap((command) => {
    const action = known.find((one) => one.command.test(command.text));
    return action ? [{ command, action }] : [];
  });
  const isAllowed = ({ place }: Command) => allowed.some(([pattern]) => pattern.test(place));
  return [
    ...found.filter(({ command }) => !isAllowed(command)).map(({ command, action }) => bare(command, action)),
    ...allowed
      .filter(([pattern]) => !found.some(({ command }) => pattern.test(command.place)))
      .map(([pattern]) =>
        diagnostic('lib/checks/actions.ts', null, `allows ${pattern}, which nothing needs`, 'delete it'),
      ),
    ...known.flatMap(({ passages }) => passages.flatMap((name) => withoutResult(name, sources))),
    ...[...sources].flatMap(([file, source]) => ofOtherInstallation(file, source)),
  ];
}

function bare({ file, line, text }: Command, { passages: [name, ...others] }: Action): Diagnostic {
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
  const remedy = `include <Passage name="${name}" />${also}, or link to the section with it`;
  return diagnostic(file, line, `writes "${text}" itself`, remedy);
}

/** Reports a passage that ends with its commands. */
function withoutResult(name: string, sources: ReadonlyMap<string, string>): Diagnostic[] {
  const file = `content/passages/${name}.md`;
  const text = sources.get(file) ?? '';
  const end = text.replace(/[\s\S]*^```$/m, '').replaceAll(/<\/\w+>/g, '');
  const remedy = 'add what the reader should see';
  return /\w/.test(end) ? [] : [diagnostic(file, text.trimEnd().split('\n').length, 'ends with its commands', remedy)];
}

/** Reports `only="Docker"` on a page about an installation without it, and the other way around. */
function ofOtherInstallation(file: string, source: string): Diagnostic[] {
  const [, page] = /\/installation\/(docker|manual|laravel-package)\.mdx$/.exec(file) ?? [];
  const other = page === undefined || page === 'docker' ? 'Without Docker' : 'Docker';
  return [...(page === undefined ? '' : source).matchAll(/<Passage [^>]*\bonly="([^"]*)"/g)]
    .filter(([, tab]) => tab === other)
    .map(({ index }) => {
      const line = source.slice(0, index).split('\n').length;
      return diagnostic(file, line, `includes a passage for "${other}"`, "choose the tab of the page's installation");
    });
}

/** Returns the lines of shell code, and the commands in text that isn't a link or a table. */
function commandsOf(file: string, source: string): Command[] {
  const page = source.replace(/^---\n[\s\S]*?\n---$/m, blank);
  const code = [...page.matchAll(/^ *```shell.*\n([\s\S]*?)^ *```$/gm)].flatMap(({ 0: fence, index }) =>
    [...fence.matchAll(/.+/g)].slice(1, -1).map((line) => ({ text: line[0].trim(), index: index + line.index })),
  );
  const prose = page.replaceAll(/^ *(```+)[\s\S]*?^ *\1$|^\|.*|^#.*|\[[^\]]*\]\([^)]*\)/gm, blank);
  const inline = [...prose.matchAll(/`((?:cd|docker|mysqldump|php|sudo|tar)\s[^`]+)`/g)].map(
    ({ 1: text = '', index }) => ({ text: text.replaceAll(/\s+/g, ' '), index }),
  );
  return [...code, ...inline].map(({ text, index }) => {
    const before = page.slice(0, index);
    const heading =
      before
        .match(/^#{2,} .*/gm)
        ?.at(-1)
        ?.replace(/^#+ /, '') ?? '';
    const place = `${file.replace('content/', '')}: ${heading}`;
    return { file, line: before.split('\n').length, place, text };
  });
}

/** Keeps the positions of everything else. */
function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}
