import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import type { Frontmatter } from '@/lib/content/pages/frontmatter';
import { site } from '@/lib/site/config';
import { earlierDocumentation, type Method } from '@/lib/site/provenance';
import { isCode, isOfficial, isThirdParty } from './source-kinds';

/** The source that a method needs, and what an error says if no source of the page is one. */
const evidence: Readonly<Record<Exclude<Method, 'run'>, { readonly has: (source: string) => boolean; need: string }>> =
  {
    code: { has: isCode, need: 'a file or folder of a public repository at a tag or commit, or a package' },
    stated: {
      has: isOfficial,
      need: 'official documentation or a release note, and its host to lib/checks/source-kinds.ts if it is missing there',
    },
    reported: { has: isThirdParty, need: 'an issue, a discussion, a pull request, or a page of a third party' },
  };

/**
 * Finds sources on this site's own address, and a method without its evidence.
 *
 * @param text the page's text, for the line of an error
 * @param file the page's file, relative to the project's root
 * @param runFile the path of the record that the method `run` needs, or null if that file exists
 */
export function provenanceDiagnostics(
  { sources, verified: { method } }: Pick<Frontmatter, 'sources' | 'verified'>,
  text: string,
  file: string,
  runFile: string | null,
): Diagnostic[] {
  const own = sources
    .filter((source) => source !== earlierDocumentation && new URL(source).hostname === new URL(site.url).hostname)
    .map((source) =>
      diagnostic(
        file,
        lineWith(text, source),
        `gives this site as a source (${source})`,
        "name the document that says it, or mixpost-docs if only Mixpost's earlier documentation does",
      ),
    );
  return [...own, ...methodDiagnostics(method, sources, lineWith(text, `method: ${method}`), file, runFile)];
}

function methodDiagnostics(
  method: Method,
  sources: readonly string[],
  line: number | null,
  file: string,
  runFile: string | null,
): Diagnostic[] {
  if (method === 'run') {
    return runFile === null
      ? []
      : [
          diagnostic(
            file,
            line,
            'has the method "run", but no record of a run',
            `add ${runFile}, or choose another method`,
          ),
        ];
  }
  const { has, need } = evidence[method];
  return sources.some(has)
    ? []
    : [
        diagnostic(
          file,
          line,
          `has the method "${method}", but no source that shows it`,
          `add ${need}, or choose another method`,
        ),
      ];
}

/** Returns the number of the first line that contains a part, counted from 1. */
function lineWith(text: string, part: string): number | null {
  const at = text.split('\n').findIndex((line) => line.includes(part));
  return at < 0 ? null : at + 1;
}
