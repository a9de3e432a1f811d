// @ts-check
import { join } from 'node:path';

const evaluator = JSON.stringify(join(import.meta.dirname, 'evaluate-page.mjs'));

/**
 * Loads a page in development as a module that compiles it when it's requested. Otherwise, the first page that a
 * developer opens waits until every page of the site is compiled.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source the page's MDX
 */
export default function loadPage(source) {
  return `import * as runtime from 'react/jsx-runtime';
import { useMDXComponents } from '@/mdx-components';
const { evaluatePage } = await import(/* turbopackIgnore: true */ ${evaluator});
const page = await evaluatePage(${JSON.stringify(source)}, ${JSON.stringify(this.resourcePath)}, { ...runtime, useMDXComponents });
export const { default: Page, headings, summary } = page;
export default Page;`;
}
