import { fromJs } from 'esast-util-from-js';
import type { RootContent } from 'hast';

/** Returns a node that makes a compiled page export a value, which JSON can represent. */
export function exportOf(name: string, value: unknown): Extract<RootContent, { readonly type: 'mdxjsEsm' }> {
  const code = `export const ${name} = ${JSON.stringify(value)}`;
  return { type: 'mdxjsEsm', value: code, data: { estree: fromJs(code, { module: true }) } };
}
