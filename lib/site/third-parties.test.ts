import { expect, test } from 'vitest';
import { thirdPartiesOf } from './third-parties';

test('without settings, no page may request anything from a third party', () => {
  expect(thirdPartiesOf({})).toEqual([]);
});
