import { describe, expect, test } from 'vitest';
import { type Progress, progressAfter } from './progress';

const start = (from: string, to: string) => ({ type: 'start', from, to, time: 0 }) as const;
const away = start('/lite/', '/pro/');
const here = start('/lite/', '/lite/#redis');
const late = { type: 'late' } as const;
const end = { type: 'end' } as const;

test.each<[string, Progress, Parameters<typeof progressAfter>[1], Progress]>([
  ['a page change is pending at first', 'idle', away, 'pending'],
  ['a late page change shows the bar', 'pending', late, 'shown'],
  ['a pending page change ends with its page', 'pending', end, 'idle'],
  ['a visible page change ends with its page', 'shown', end, 'idle'],
  ["a page change that has ended doesn't show the bar", 'idle', late, 'idle'],
  ['a second page change continues a pending one', 'pending', away, 'pending'],
  ['a second page change continues a visible one', 'shown', away, 'shown'],
  ['returning to the current page ends a pending page change', 'pending', here, 'idle'],
  ['returning to the current page ends a visible page change', 'shown', here, 'idle'],
])('%s', (_, before, event, after) => {
  expect(progressAfter(before, event, '')).toBe(after);
});

describe('not a page change', () => {
  test.each([
    ['a hash change', '/lite/', '/lite/#redis', ''],
    ['a query change', '/lite/', '/lite/?a=1', ''],
    ['another form of the address', '/lite/', '/lite', ''],
    ['a hash change through the history', '/lite/updating', 'https://site.example/lite/updating#redis', ''],
    ['a hash change through the history with a base path', '/lite/', 'https://site.example/docs/lite/#redis', '/docs'],
    ['the home page with a base path', '/', 'https://site.example/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(progressAfter('idle', start(from, to), basePath)).toBe('idle');
  });
});

describe('a page change', () => {
  test.each([
    ['another page', '/lite/', '/lite/updating', ''],
    ['another page through the history', '/lite/', 'https://site.example/pro/', ''],
    ['another page with a base path', '/lite/', 'https://site.example/docs/pro/', '/docs'],
    ['a page with the same name as the base path', '/', '/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(progressAfter('idle', start(from, to), basePath)).toBe('pending');
  });
});
