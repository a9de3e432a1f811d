import { expect, test } from 'vitest';
import { messagesOf } from './causes';

const withCause = (cause: unknown) => new Error('outer', { cause });
const circular = new Error('inner');
circular.cause = withCause(circular);

test.each([
  ['an error', new Error('It broke.'), ['It broke.']],
  [
    'all causes, the outermost first',
    withCause(new Error('middle', { cause: new Error('deep') })),
    ['outer', 'middle', 'deep'],
  ],
  ['a circular chain', circular, ['inner', 'outer']],
  ['a text', withCause('text'), ['outer', 'text']],
  ['a number', withCause(7), ['outer', '7']],
  ['an object', withCause({ toString: () => 'a thing' }), ['outer', 'a thing']],
  ['an error without a message', new Error(), ['The error has no message.']],
  ['undefined', undefined, []],
  ['null', null, []],
])('returns the messages of %s', (_, thrown, messages) => {
  expect(messagesOf(thrown)).toEqual(messages);
});
