import { describe, expect, test } from 'vitest';
import { canMatch } from './can-match';

const page = { tags: new Set(['html', 'body', 'nav', 'a', 'svg']), classes: new Set(['bar', 'list']) };

describe('a selector can meet something of the page', () => {
  test.each([
    '*',
    ':root',
    'a',
    'A',
    '.bar .list>a',
    '.gone,.bar',
    '.bar[data-hidden]',
    '[data-open=true] .list',
    'a:hover:not(.gone)',
    'a:not(table)',
    ':is(.gone,.bar) a',
    ':where(nav,table)',
    '.bar:has(a[aria-current])',
    '.bar::before',
    '#anything',
  ])('%s', (selector) => {
    expect(canMatch(selector)(page)).toBe(true);
  });
});

describe('a selector cannot', () => {
  test.each(['table', '.gone', '.bar .gone', 'table.bar', ':is(.gone,table) a', '.bar:has(.gone)', '.gone::before'])(
    '%s',
    (selector) => {
      expect(canMatch(selector)(page)).toBe(false);
    },
  );
});
