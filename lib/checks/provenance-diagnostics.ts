import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import type { Frontmatter } from '@/lib/content/pages/frontmatter';
import { site } from '@/lib/site/config';
import { earlierDocumentation, type Method } from '@/lib/site/provenance';
import { isCode, isOfficial, isThirdParty } from './source-kinds';

/** The source that a method needs, and what an error says if no source of the page is one. */
const evidence: Readonly<Record<Exclude<Method, 'run'>, { readonly has: (source: string) => boolean; need: string }>> =
  {
    code: { has: isCode, need: 'a file or folder of a public repository at a tag or commit, or a package' },
    stated: { has: isOfficial, need: 'official documentation or a release note' },
    reported: { has: isThirdParty, need: 'an issue, a discussion, a pull request, or a page of a third party' },
  };

/**
 * Finds sources on this site's own address, and a method without its evidence.
 *
 * @param text the page's text, for the line of an error
 * @param runFile the path of the record that the method `run` needs, or null if that file exists
 */
export function provenanceDiagnostics(
  { sources, verified: { method } }: Pick<Frontmatter, 'sources' | 'verified'>,
  text: string,
  file: string,
  runFile: string | null,
): Diagnostic[] {
  const report = (part: string, problem: string, remedy: string) =>
    diagnostic(file, lineWith(text, part), problem, remedy);
  const own = sources
    .filter((source) => source !== earlierDocumentation && new URL(source).hostname === new URL(site.url).hostname)
    .map((source) =>
      report(
        source,
        `gives this site as a source (${source})`,
        "name the document that says it, or mixpost-docs if only Mixpost's earlier documentation does",
      ),
    );
  const missing = missingEvidence(method, sources, runFile);
  if (missing === null) {
    return own;
  }
  const lack = method === 'run' ? 'record of a run' : 'source that shows it';
  const problem = `has the method "${method}", but no ${lack}`;
  return [...own, report(`method: ${method}`, problem, `add ${missing}, or choose another method`)];
}

function missingEvidence(method: Method, sources: readonly string[], runFile: string | null): string | null {
  if (method === 'run') {
    return runFile;
  }
  const { has, need } = evidence[method];
  return sources.some(has) ? null : need;
}

/** Returns the number of the first line that contains a part, counted from 1. */
function lineWith(text: string, part: string): number | null {
  const at = text.split('\n').findIndex((line) => line.includes(part));
  return at < 0 ? null : at + 1;
}
