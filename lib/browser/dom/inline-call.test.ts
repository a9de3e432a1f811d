import { expect, test } from 'vitest';
import { inlineCall } from './inline-call';

test('the text calls the function that it holds', () => {
  const text = inlineCall((first: string, second: { readonly a: number }) => [first, second], 'one', { a: 2 });
  expect(text).toMatch(/^\(\(first, second\) => \[first, second\]\)\("one",\{"a":2\}\)$/);
});

test('an argument cannot end the element of the script', () => {
  const text = inlineCall((_: string) => undefined, '</script><!--');
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});
