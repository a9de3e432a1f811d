// @ts-check
import { join } from 'node:path';

/** @param {string} name */
const local = (name) => join(import.meta.dirname, name);

/**
 * The MDX pipeline in order. Turbopack hands its loaders plain data only, so that plugins are named: packages by their
 * name, our own by their path.
 */
export const mdxOptions = {
  /** Alignment stays an attribute here and becomes a class in rehype-tables: the built pages hold no `style`. */
  tableCellAlignToStyle: false,
  remarkPlugins: [
    local('remark-line-ends.mjs'),
    'remark-gfm',
    // Takes the YAML block out of the text; lib/content reads it from the file.
    'remark-frontmatter',
    // While blocks are still named.
    local('remark-operations.mjs'),
    // Before all that look at the text, so that what blocks write is part of it.
    local('remark-blocks.mjs'),
    // Before code and links are built, so that all of them see the examples.
    local('remark-placeholders.mjs'),
    local('remark-links.mjs'),
    local('remark-code.mjs'),
  ],
  rehypePlugins: [
    // First: what is written as JSX and is HTML shall be treated like all other HTML.
    local('rehype-plain-elements.mjs'),
    // While headings and what follows them still stand side by side.
    local('rehype-applies.mjs'),
    local('rehype-tabs.mjs'),
    // Steps split at plain headings, so before those get their anchors.
    local('rehype-steps.mjs'),
    local('rehype-headings.mjs'),
    local('rehype-facts.mjs'),
    local('rehype-tables.mjs'),
    local('rehype-code-breaks.mjs'),
    local('rehype-images.mjs'),
    local('rehype-base-path.mjs'),
    local('rehype-summary.mjs'),
    // Last: it turns all that is finished into strings.
    local('rehype-static.mjs'),
  ],
};
