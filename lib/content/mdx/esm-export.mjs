// @ts-check
import { valueToEstree } from 'estree-util-value-to-estree';

/**
 * Returns a node that makes a compiled page export a value.
 *
 * @param {string} name
 * @param {unknown} value
 * @returns {any}
 */
export function exportOf(name, value) {
  const declaration = { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            declaration: { type: 'VariableDeclaration', kind: 'const', declarations: [declaration] },
          },
        ],
      },
    },
  };
}
