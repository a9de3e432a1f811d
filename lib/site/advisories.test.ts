import { expect, test } from 'vitest';
import type { Advisory } from '@/content/advisories/types';
import { affectedInWords, affectsPhp, affectsRelease } from './advisories';

const advisory: Advisory = {
  id: 'a',
  kind: 'problem',
  title: 'A',
  date: '2026-01-01',
  affects: [
    { edition: 'lite', from: '2.0.0', before: '2.1.3' },
    { edition: 'pro', from: '5' },
  ],
  php: ['8.2.36', '8.3.37', '8.4.28'],
  fixedIn: '2.1.3',
  now: 'Update.',
  at: '/guides/advisories#a',
  sources: [],
  method: 'stated',
};

test.each([
  ['lite', '1.7.2', false],
  ['lite', '2.0.0', true],
  ['lite', '2.1.10', false],
  ['lite', '2.1.2', true],
  ['lite', '2', false],
  ['pro', '4.9.9', false],
  ['pro', '7', true],
  ['enterprise', '8', false],
] as const)('%s %s is affected: %s', (edition, version, isAffected) => {
  expect(affectsRelease(advisory, edition, version)).toBe(isAffected);
});

test.each([
  ['8.3.36', true],
  ['8.3.37', false],
  ['8.3.100', false],
  ['8.1.34', true],
  ['8.5.1', false],
  ['9.0.0', false],
])('PHP %s is affected: %s', (version, isAffected) => {
  expect(affectsPhp(advisory, version)).toBe(isAffected);
});

test('says which releases are affected', () => {
  expect(affectedInWords(advisory)).toBe('Lite 2.0.0 to before 2.1.3, Pro 5 and newer');
});
