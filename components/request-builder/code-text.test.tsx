import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeText } from './code-text';

/** The code with each colored part as `color<part>`, without the mark of a value. */
function colorsOf(code: string): string {
  return renderToStaticMarkup(<CodeText code={code} />)
    .replace(/^<span>(.*)<\/span>$/s, '$1')
    .replaceAll(/<span class="line i\d+">(.*)<\/span>/g, '$1')
    .replaceAll(/<span class="t-(\w+)">(.*?)<\/span>/g, '$1<$2>')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
}

test.each([
  ['"date": "2027-12-01"', 'key<"date">: string<"2027-12-01">'],
  [
    `curl --data-raw '{"tags": [5], "queue": true}'`,
    `function<curl> --data-raw string<'>{key<"tags">: [number<5>], key<"queue">: number<true>}string<'>`,
  ],
  [`curl --header 'Accept: text/html'`, `function<curl> --header string<'Accept: text/html'>`],
  ["$body = ['queue' => true];", "$body = [string<'queue'> => number<true>];"],
  [`'{"body": "It'\\''s"}'`, `string<'>{key<"body">: string<"It'\\''s">}string<'>`],
  [
    'curl --data-raw \'{\n  "queue": true\n}\'',
    `function<curl> --data-raw string<'>{\n  key<"queue">: number<true>\n}string<'>`,
  ],
  [
    'strings.NewReader(`{\n  "text": "It\'s"\n}`)',
    'strings.NewReader(string<`>{\n  key<"text">: string<"It\'s">\n}string<`>)',
  ],
])('%s has the colors %s', (code, colors) => {
  expect(colorsOf(code)).toBe(colors);
});

test('marks lines with their indentation, by which their continuation is indented', () => {
  expect(renderToStaticMarkup(<CodeText code={'a\n  b\n     c'} />)).toBe(
    '<span><span class="line i0">a</span>\n<span class="line i2">  b</span>\n<span class="line i4">     c</span></span>',
  );
});
