// @ts-check

/**
 * Reports what makes a page wrong, and lets the pipeline continue, so that it finds all errors of the page
 * (`rehype-stop.mjs` stops it at the end). The reason continues a sentence that starts with the file's name:
 * "what is wrong; what to do."
 *
 * @param {import('vfile').VFile} file
 * @param {string} reason
 * @param {{ readonly position?: import('mdast').Root['position'] }} node what the error is about
 */
export function fault(file, reason, node) {
  file.message(reason, { place: node.position }).fatal = true;
}

/**
 * Reports what the build only warns about.
 *
 * @param {import('vfile').VFile} file
 * @param {'broken Markdown link' | 'duplicate heading'} kind
 * @param {string} reason
 * @param {{ readonly position?: import('mdast').Root['position'] }} node what the error is about
 */
export function warning(file, kind, reason, node) {
  file.message(reason, { place: node.position, ruleId: kind });
}

/**
 * Tells whether a link runs a program or contains a document, which the policy of every page forbids.
 *
 * @param {string} url
 */
export function isBlocked(url) {
  return /^\s*(?:javascript|vbscript|data):/i.test(url);
}
