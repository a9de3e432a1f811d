// @ts-check
import { join } from 'node:path';

/** @param {string} name */
const local = (name) => join(import.meta.dirname, name);

/**
 * The MDX pipeline in order. Turbopack passes only plain data to its loaders, so plugins are listed by name or path.
 */
export const mdxOptions = {
  /** rehype-tables turns the alignment attribute into a class, because the built pages have no `style` attributes. */
  tableCellAlignToStyle: false,
  remarkPlugins: [
    // First, because it sets the syntax of pages.
    local('remark-page-syntax.mjs'),
    'remark-gfm',
    // Removes the YAML block from the text; lib/content reads it from the file.
    'remark-frontmatter',
    local('remark-alerts.mjs'),
    // On what the page itself contains: before blocks are expanded, but after alerts have become components.
    local('remark-names.mjs'),
    local('remark-lost-content.mjs'),
    // Before every plugin that reads text, so that the text of blocks is included.
    local('remark-blocks.mjs'),
    // Before code and links are built, so that they contain the examples.
    local('remark-placeholders.mjs'),
    local('remark-links.mjs'),
    local('remark-screens.mjs'),
    local('remark-code.mjs'),
  ],
  rehypePlugins: [
    // First, so that HTML written as JSX is processed like all other HTML.
    local('rehype-plain-elements.mjs'),
    // While headings and the content that follows them are still siblings.
    local('rehype-applies.mjs'),
    local('rehype-tabs.mjs'),
    // Before rehype-headings, because steps are split at headings that have no wrapper yet.
    local('rehype-steps.mjs'),
    local('rehype-headings.mjs'),
    local('rehype-facts.mjs'),
    local('rehype-tables.mjs'),
    local('rehype-images.mjs'),
    // After every plugin that reports errors. The check of pages ends here.
    local('rehype-stop.mjs'),
    local('rehype-code-breaks.mjs'),
    local('rehype-base-path.mjs'),
    local('rehype-summary.mjs'),
    // Last, because it turns finished content into strings.
    local('rehype-static.mjs'),
  ],
};
