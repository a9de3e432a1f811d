import { expect, test } from 'vitest';
import { category, doc, link } from './define';
import { resolveItems } from './resolve';

const items = [doc('index'), category('Outer', [doc('lite/index'), category('Inner', [doc('lite/updating')])])];

test('replaces IDs with labels and paths at every depth', () => {
  expect(resolveItems(items, '/', (id) => `Label of ${id}`)).toEqual([
    { type: 'link', label: 'Label of index', path: '/' },
    {
      type: 'category',
      label: 'Outer',
      items: [
        { type: 'link', label: 'Label of lite/index', path: '/lite/' },
        {
          type: 'category',
          label: 'Inner',
          items: [{ type: 'link', label: 'Label of lite/updating', path: '/lite/updating' }],
        },
      ],
    },
  ]);
});

test('a link has a label of its own', () => {
  expect(resolveItems([link('lite/index', 'Start here')], '/', (id) => id)).toEqual([
    { type: 'link', label: 'Start here', path: '/lite/' },
  ]);
});

test('adds the path of the version', () => {
  expect(resolveItems([doc('lite/index')], '/1.0/', (id) => id)).toEqual([
    { type: 'link', label: 'lite/index', path: '/1.0/lite/' },
  ]);
});
