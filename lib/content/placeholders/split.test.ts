import { expect, test } from 'vitest';
import { splitPlaceholders } from './split';

const domain = { text: 'social.example.com', name: 'domain' };
const literal = (text: string) => ({ text, name: null });

test.each([
  ['', []],
  ['plain', [literal('plain')]],
  ['[[domain]]', [domain]],
  ['a [[domain]] b', [literal('a '), domain, literal(' b')]],
  ['[[domain]][[domain]]', [domain, domain]],
  ['a\n[[domain]]', [literal('a\n'), domain]],
  ['[[unknown]] [[domain]]', [literal('[[unknown]] '), domain]],
  ['[[[domain]]]', [literal('['), domain, literal(']')]],
  ['[[ domain ]]', [literal('[[ domain ]]')]],
  ['[[toString]] [[__proto__]]', [literal('[[toString]] [[__proto__]]')]],
])('splits %j at declared placeholders', (text, parts) => {
  expect(splitPlaceholders(text)).toEqual(parts);
});
