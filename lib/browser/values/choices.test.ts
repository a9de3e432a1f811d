import { expect, test } from 'vitest';
import { withCorePath } from './choices';

test.each([
  ['pro', '6', null, 'mixpost'],
  ['pro', '6.2.1', 'pro', 'mixpost'],
  ['enterprise', '7', null, 'mixpost'],
  ['pro', '7', null, undefined],
  ['pro', '7.0.0', null, undefined],
  ['enterprise', '8', null, undefined],
  // Versions that don't exist.
  ['pro', '0', null, 'mixpost'],
  ['pro', '99', null, undefined],
  // Without a version, a new installation is assumed.
  ['pro', undefined, null, undefined],
  [undefined, '6', null, undefined],
  // Pages name Lite's path themselves, and other placeholders of the core path aren't for Lite.
  ['lite', '1', null, undefined],
  // A page for another edition.
  ['pro', '6', 'enterprise', undefined],
  ['enterprise', '7', 'lite', undefined],
] as const)('%s %s on a page for %s', (edition, version, pageEdition, corePath) => {
  const values = { ...(edition && { edition }), ...(version && { version }) };
  expect(withCorePath(values, pageEdition)['core-path']).toBe(corePath);
});

test.each(['', 'social', 'a/b'])('keeps the core path %j that the reader entered', (corePath) => {
  const values = { edition: 'pro', version: '6', 'core-path': corePath };
  expect(withCorePath(values, null)).toEqual(values);
});
