import { expect, test } from 'vitest';
import { escapeJson } from './structured-data';

test('JSON in a script element parses to the same value, and has nothing that HTML reads as a tag', () => {
  const value = { title: '</script><script>alert(1)</script><!--', text: 'a & "b" > c' };
  expect(JSON.parse(escapeJson(value))).toEqual(value);
  expect(escapeJson(value)).not.toContain('<');
});
