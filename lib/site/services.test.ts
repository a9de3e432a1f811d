import { expect, test } from 'vitest';
import { servicesOf } from './services';

test('without settings, no page may request anything from a third party', () => {
  expect(servicesOf({})).toEqual([]);
});
