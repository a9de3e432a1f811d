import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/**
 * Reports what makes a page wrong, and lets the pipeline continue, so that it finds all errors of the page
 * (`rehype-stop.ts` stops it at the end). The reason continues a sentence that starts with the file's name:
 * "what is wrong; what to do."
 *
 * @param node what the error is about
 */
export function fault(file: VFile, reason: string, node: { readonly position?: Root['position'] }) {
  file.message(reason, { place: node.position }).fatal = true;
}

/**
 * Reports what the build only warns about.
 *
 * @param node what the error is about
 */
export function warning(
  file: VFile,
  kind: 'broken Markdown link' | 'duplicate heading',
  reason: string,
  node: { readonly position?: Root['position'] },
) {
  file.message(reason, { place: node.position, ruleId: kind });
}

/** Tells whether a link runs a program or contains a document, which the policy of every page forbids. */
export function isBlocked(url: string) {
  return /^\s*(?:javascript|vbscript|data):/i.test(url);
}
