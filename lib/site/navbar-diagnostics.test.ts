import { describe, expect, test } from 'vitest';
import { navbar } from './navbar';
import { navbarDiagnostics, navbarItemDiagnostic } from './navbar-diagnostics';

test('the navbar of this site is valid', () => {
  expect(navbarDiagnostics(navbar)).toEqual([]);
});

describe('rejects an item', () => {
  test.each([
    ['of an unknown type', { type: 'mega', label: 'A' }, 'No NavbarItem component found for type "mega".'],
    ['without a type', { label: 'A', to: '/' }, 'No NavbarItem component found for type "undefined".'],
    ['that is null', null, 'No NavbarItem component found for type "undefined".'],
    [
      'with "to" and "href"',
      { type: 'link', label: 'A', to: '/', href: 'https://a.example' },
      'The navbar item "A" has both "to" and "href": keep "to" for a page of this site, or "href" for another site.',
    ],
    [
      'without "to" and "href"',
      { type: 'link', label: 'A' },
      'The navbar item "A" has neither "to" nor "href": give it "to" for a page of this site, or "href" for another site.',
    ],
    [
      'without a label',
      { type: 'link', to: '/' },
      'A navbar item of type "link" has no label: give it the text that readers see.',
    ],
    [
      'with an unknown position',
      { type: 'search', position: 'middle' },
      'The navbar item of type "search" has the position "middle": write "left" or "right".',
    ],
    [
      'that is an empty dropdown',
      { type: 'dropdown', label: 'A', items: [] },
      'The dropdown "A" has no items: list its links.',
    ],
    [
      'that is a dropdown within a dropdown',
      { type: 'dropdown', label: 'A', items: [{ label: 'B', items: [] }] },
      'The item "B" of the dropdown "A" is a dropdown itself, and dropdowns can\'t be nested: list its links one level up.',
    ],
    [
      'with an invalid link in a dropdown',
      { type: 'dropdown', label: 'A', items: [{ label: 'B' }] },
      'The item "B" of the dropdown "A" has neither "to" nor "href": give it "to" for a page of this site, or "href" for another site.',
    ],
    [
      'with duplicate labels in a dropdown',
      {
        type: 'dropdown',
        label: 'A',
        items: [
          { label: 'B', to: '/' },
          { label: 'B', to: '/c' },
        ],
      },
      'Two items in the dropdown "A" are labeled "B": give each a label of its own.',
    ],
  ])('%s', (_, item, sentence) => {
    expect(navbarItemDiagnostic(item)).toBe(sentence);
  });

  test("that throws when it's read", () => {
    const item = {
      get type() {
        throw new Error('no type today');
      },
    };
    expect(navbarItemDiagnostic(item)).toBe("A navbar item can't be read: no type today");
    expect(navbarDiagnostics([item, item])).toHaveLength(2);
  });
});

test('reports duplicate labels once, and errors in item order', () => {
  const link = (label: string) => ({ type: 'link', label, to: '/' });
  expect(navbarDiagnostics([link('A'), { type: 'x' }, link('A'), link('A'), link('B')])).toEqual([
    'No NavbarItem component found for type "x".',
    'Two items in the navbar are labeled "A": give each a label of its own.',
  ]);
});
