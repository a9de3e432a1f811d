import { expect, test } from 'vitest';
import { inlineCall } from './inline-call';

test('produces an expression that calls the function with its arguments', () => {
  const text = inlineCall((first: string, second: { readonly a: number }) => [first, second], 'one', { a: 2 });
  expect(text).toMatch(/^\(\(first, second\) => \[first, second\]\)\("one",\{"a":2\}\)$/);
});

test('escapes arguments that would end the script element', () => {
  const text = inlineCall((_: string) => undefined, '</script><!--');
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});

test('rejects code that the policy would block when React creates the script again', () => {
  const isSmall = (value: number) => value < 1;
  expect(() => inlineCall(isSmall, 2)).toThrow('isSmall contains "<"');
});
