import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { readHtml } from './read-html';

const again = (html: string) => toHtml(readHtml(html));

test('reads all elements and text in order, and ends open ones', () => {
  expect(again('<p ID="a" class="b c">1<br>2 &amp; <i>3</i></p><b>4')).toBe(
    '<p id="a" class="b c">1<br>2 &#x26; <i>3</i></p><b>4</b>',
  );
});

test('reads tags in scripts as text', () => {
  expect(readHtml('<script>"<b>"</script>').children).toMatchObject([
    { tagName: 'script', children: [{ value: '"<b>"' }] },
  ]);
});

test('reads what is in plain parts as if it were around them', () => {
  const html =
    '<div class="prose"><div class="static"><p>1</p><p>2</p></div><p>3</p></div><div class="static x"></div>';
  expect(again(html)).toBe('<div class="prose"><p>1</p><p>2</p><p>3</p></div><div class="static x"></div>');
});
