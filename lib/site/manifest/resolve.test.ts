import { expect, test } from 'vitest';
import { category, doc, link } from './define';
import { resolveItems } from './resolve';

test('replaces IDs with labels and paths at every depth; a link has a label of its own', () => {
  const items = [
    doc('index'),
    category('Outer', [category('Inner', [doc('lite/updating'), link('lite/index', 'Start')])]),
  ];
  expect(resolveItems(items, '/', { labelOf: (id) => `Label of ${id}` })).toEqual([
    { type: 'link', label: 'Label of index', path: '/' },
    {
      type: 'category',
      label: 'Outer',
      items: [
        {
          type: 'category',
          label: 'Inner',
          items: [
            { type: 'link', label: 'Label of lite/updating', path: '/lite/updating' },
            { type: 'link', label: 'Start', path: '/lite/' },
          ],
        },
      ],
    },
  ]);
});
