import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeText } from './code-text';

/** The code with each colored part as `color<part>`, without the mark of a value. */
function colorsOf(code: string): string {
  return renderToStaticMarkup(<CodeText code={code} />)
    .replace(/^<span>(.*)<\/span>$/s, '$1')
    .replaceAll(/<span class="t-(\w+)">(.*?)<\/span>/g, '$1<$2>')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
}

test.each([
  ['"date": "2026-12-01"', 'key<"date">: string<"2026-12-01">'],
  [
    `curl --data-raw '{"tags": [5], "queue": true}'`,
    `function<curl> --data-raw string<'>{key<"tags">: [number<5>], key<"queue">: number<true>}string<'>`,
  ],
  [`curl --header 'Accept: text/html'`, `function<curl> --header string<'Accept: text/html'>`],
  ["$body = ['queue' => true];", "$body = [string<'queue'> => number<true>];"],
  [`'{"body": "It'\\''s"}'`, `string<'>{key<"body">: string<"It'\\''s">}string<'>`],
])('%s has the colors %s', (code, colors) => {
  expect(colorsOf(code)).toBe(colors);
});
