import { valueToEstree } from 'estree-util-value-to-estree';
import type { RootContent } from 'hast';

/** Returns a node that makes a compiled page export a value. */
export function exportOf(name: string, value: unknown): Extract<RootContent, { readonly type: 'mdxjsEsm' }> {
  const declaration = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name },
    init: valueToEstree(value),
  } as const;
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
