import { describe, expect, expectTypeOf, test } from 'vitest';
import { category, doc, sidebar } from './define';
import type { IdsOf, Manifest } from './types';

const manifest = {
  sidebars: {
    docs: sidebar('Learn', [doc('index'), category('Webhooks', [doc('webhooks/index')])]),
    lite: sidebar('Lite', [category('Outer', [category('Inner', [doc('lite/deep')])])]),
  },
  standalone: ['server'],
  redirects: {},
} as const satisfies Manifest;

type Id = IdsOf<typeof manifest>;

describe('the type of IDs', () => {
  test('is the union of all IDs in the manifest', () => {
    expectTypeOf<Id>().toEqualTypeOf<'index' | 'webhooks/index' | 'lite/deep' | 'server'>();
  });

  test('accepts no other ID', () => {
    const pageOf = (id: Id) => id;
    expect(pageOf('lite/deep')).toBe('lite/deep');
    // @ts-expect-error: the manifest has no such page
    expect(pageOf('lite/deeep')).toBe('lite/deeep');
    // @ts-expect-error: a string isn't an ID
    expect(pageOf(String('index'))).toBe('index');
  });
});
