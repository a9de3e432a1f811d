/**
 * Matches an `Accept` header that names Markdown, as assistants send it, without giving it a lower quality. Nothing can
 * be preferred to quality 1 (RFC 9110, section 12.5.1), so hosts that can't compare qualities need no more than this. A
 * client that prefers something else gets HTML, and so do browsers: they name HTML and accept anything, but never name
 * Markdown.
 */
export const acceptsMarkdown = '(?:^|,)\\s*text/markdown\\s*(?:,|$|;\\s*q=1)';

/**
 * Returns the `Link` header of a page: its Markdown page, and the site map for language models (llmstxt.org, version 2).
 *
 * @param markdown the path of the Markdown page, or the host's variable for it
 */
export function pageLinks(basePath: string, markdown: string): string {
  return `<${basePath}${markdown}>; rel="alternate"; type="text/markdown", ${siteMapLink(basePath)}`;
}

/** Returns the `Link` header's entry for the site map for language models. */
export function siteMapLink(basePath: string): string {
  return `<${basePath}/llms.txt>; rel="describedby"; type="text/plain"`;
}
