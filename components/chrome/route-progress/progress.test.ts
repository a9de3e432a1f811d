import { describe, expect, test } from 'vitest';
import { type Progress, progressAfter } from './progress';

const start = (from: string, to: string) => ({ type: 'start', from, to, time: 0 }) as const;
const away = start('/lite/', '/pro/');
const here = start('/lite/', '/lite/#redis');
const late = { type: 'late' } as const;
const end = { type: 'end' } as const;

test.each<[string, Progress, Parameters<typeof progressAfter>[1], Progress]>([
  ['a change of page is pending at first', 'idle', away, 'pending'],
  ['it is shown once it is late', 'pending', late, 'shown'],
  ['it is over when the page is there, quickly', 'pending', end, 'idle'],
  ['or late', 'shown', end, 'idle'],
  ['what is over is not shown late', 'idle', late, 'idle'],
  ['a second change of page goes on with the first one', 'pending', away, 'pending'],
  ['also when that is shown', 'shown', away, 'shown'],
  ['the way back from a pending change ends it', 'pending', here, 'idle'],
  ['and from a shown one', 'shown', here, 'idle'],
])('%s', (_, before, event, after) => {
  expect(progressAfter(before, event, '')).toBe(after);
});

describe('no change of page is', () => {
  test.each([
    ['a change of hash', '/lite/', '/lite/#redis', ''],
    ['a change of query', '/lite/', '/lite/?a=1', ''],
    ['another form of the address', '/lite/', '/lite', ''],
    ['a hash through the history', '/lite/updating', 'https://site.example/lite/updating#redis', ''],
    ['a hash through the history below a base path', '/lite/', 'https://site.example/docs/lite/#redis', '/docs'],
    ['the start page below a base path', '/', 'https://site.example/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(progressAfter('idle', start(from, to), basePath)).toBe('idle');
  });
});

describe('a change of page is', () => {
  test.each([
    ['another page', '/lite/', '/lite/updating', ''],
    ['another page through the history', '/lite/', 'https://site.example/pro/', ''],
    ['another page below a base path', '/lite/', 'https://site.example/docs/pro/', '/docs'],
    ['a page of the name of the base path', '/', '/docs', '/docs'],
  ])('%s', (_, from, to, basePath) => {
    expect(progressAfter('idle', start(from, to), basePath)).toBe('pending');
  });
});
