import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { rehypeApplies } from './rehype-applies';
import { rehypeBasePath } from './rehype-base-path';
import { rehypeCodeBreaks } from './rehype-code-breaks';
import { rehypeFacts } from './rehype-facts';
import { rehypeHeadings } from './rehype-headings';
import { rehypeImages } from './rehype-images';
import { rehypeLoneCode } from './rehype-lone-code';
import { rehypePlainElements } from './rehype-plain-elements';
import { rehypeStatic } from './rehype-static';
import { rehypeSteps } from './rehype-steps';
import { rehypeStop } from './rehype-stop';
import { rehypeSummary } from './rehype-summary';
import { rehypeTables } from './rehype-tables';
import { rehypeTabs } from './rehype-tabs';
import { remarkBlocks } from './remark-blocks';
import { remarkCode } from './remark-code';
import { remarkLinks } from './remark-links';
import { remarkLostContent } from './remark-lost-content';
import { remarkNames } from './remark-names';
import { remarkPlaceholders } from './remark-placeholders';
import { remarkScreens } from './remark-screens';

/** The first half of the MDX pipeline, in order: plugins for Markdown. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  // Removes the YAML block from the text; lib/content reads it from the file.
  remarkFrontmatter,
  // On what the page itself contains: before blocks are expanded.
  remarkNames,
  remarkLostContent,
  // Before every plugin that reads text, so that the text of blocks is included.
  remarkBlocks,
  // Before code and links are built, so that they contain the examples.
  remarkPlaceholders,
  remarkLinks,
  remarkScreens,
  remarkCode,
];

/** The second half: plugins for HTML. */
export const rehypePlugins: PluggableList = [
  // First, so that HTML written as JSX is processed like all other HTML.
  rehypePlainElements,
  // While headings and the content that follows them are still siblings.
  rehypeApplies,
  rehypeTabs,
  // Before rehypeHeadings, because steps are split at headings that have no wrapper yet.
  rehypeSteps,
  rehypeHeadings,
  rehypeFacts,
  rehypeTables,
  rehypeImages,
  // After every plugin that reports errors. The check of pages ends here.
  rehypeStop,
  rehypeCodeBreaks,
  rehypeLoneCode,
  rehypeBasePath,
  rehypeSummary,
  // Last, because it turns finished content into strings.
  rehypeStatic,
];

/** The whole pipeline for `@mdx-js/mdx`. Next has the same options in `next.config.mjs`. */
export const mdxOptions: CompileOptions = {
  tableCellAlignToStyle: false,
  remarkPlugins,
  rehypePlugins,
  providerImportSource: '@/mdx-components',
};

/** Returns the plugins up to one of them, with it. */
export function upTo(plugins: PluggableList, last: PluggableList[number]): PluggableList {
  return plugins.slice(0, plugins.indexOf(last) + 1);
}
