import { describe, expect, test } from 'vitest';
import { canMatch } from './can-match';

const page = {
  tags: new Set(['html', 'body', 'nav', 'a', 'svg']),
  classes: new Set(['bar', 'list']),
  attributes: new Set(['data-hidden', 'data-hidden=', 'data-state', 'data-state=closed', 'data-theme', 'data-theme=*']),
};

describe('a selector can meet something of the page', () => {
  test.each([
    '*',
    ':root',
    'a',
    'A',
    '.bar .list>a',
    '.gone,.bar',
    '.bar[data-hidden]',
    '[data-state=closed] .list',
    '[data-state="closed"]',
    '[data-theme=light] .list',
    '[data-state^=o]',
    '[data-state=OPEN i]',
    'a:not([data-gone])',
    'a:hover:not(.gone)',
    'a:not(table)',
    ':is(.gone,.bar) a',
    ':where(nav,table)',
    '.bar:has(a[data-hidden])',
    '.bar::before',
    '#anything',
  ])('%s', (selector) => {
    expect(canMatch(selector)(page)).toBe(true);
  });
});

describe('a selector cannot', () => {
  test.each([
    'table',
    '.gone',
    '.bar .gone',
    'table.bar',
    ':is(.gone,table) a',
    '.bar:has(.gone)',
    '.gone::before',
    '[data-gone]',
    '.bar[data-state=open]',
    '[data-gone^=o] a',
  ])('%s', (selector) => {
    expect(canMatch(selector)(page)).toBe(false);
  });
});
