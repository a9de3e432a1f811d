// @ts-check
import { evaluate } from '@mdx-js/mdx';
import './read-typescript.mjs';

const { mdxOptions } = await import('./plugins');

/**
 * Compiles a page in development, when it's requested.
 *
 * @param {string} value the page's source
 * @param {string} path the page's file
 * @param {import('@mdx-js/mdx').EvaluateOptions & Pick<typeof import('react/jsx-runtime'), 'jsx'>} options the runtime
 *   and the components of the page's application
 * @returns what the page exports; if it has mistakes, a page that says which. A thrown error would stay on the screen
 *   until the developer reloads it.
 */
export async function evaluatePage(value, path, options) {
  const { remarkPlugins, rehypePlugins, tableCellAlignToStyle } = mdxOptions;
  try {
    return await evaluate({ value, path }, { remarkPlugins, rehypePlugins, tableCellAlignToStyle, ...options });
  } catch (error) {
    const children = `${path}\n${error}`;
    console.error(children);
    return {
      default: () => options.jsx('pre', { role: 'alert', children }),
      headings: [],
      summary: { placeholders: [], dimmedFor: [], latestSince: '', hasOperation: false },
    };
  }
}
