import { expect, test } from 'vitest';
import { partPayload } from './page-payload';

const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

test('the payload is taken out whole, and nothing else', () => {
  const html = `<main>a</main><script>keep()</script>${opening}${piece('1:"a"\n2:"[b]')}${piece(')</p>"\n')}</body>`;
  expect(partPayload(html)).toEqual({
    html: '<main>a</main><script>keep()</script></body>',
    payload: '1:"a"\n2:"[b])</p>"\n',
  });
});

test.each([
  ['without a payload', '<main>a</main>'],
  ['without its opening', piece('1:"a"')],
  ['with a piece in another form', `${opening}<script>self.__next_f.push([3,"YQ=="])</script>`],
])('a page %s is refused', (_, html) => {
  expect(() => partPayload(html)).toThrow('in another form');
});
