import { expect, test } from 'vitest';
import { readHtml } from '@/lib/content/html/read-html';
import { articleOf } from './article';
import { markdownTreeOf, printMarkdown, takePlaceholders, takeSections } from './markdown';

/** Prints a page with this HTML as its text. */
function printPage(html: string): string {
  const page = `<main><h1>Title</h1><div class="prose">${html}</div></main>`;
  return printMarkdown(markdownTreeOf(articleOf(readHtml(page)), 'https://docs.example.org/lite/updating'));
}

/** Returns the Markdown of a page with this HTML as its text, without the title. */
const markdownOf = (html: string) => takeSections(printPage(html)).text.replace('# Title\n\n', '');

test('omits heading anchors, buttons, and fields', () => {
  const heading = '<div class="heading h2"><h2 id="a">A</h2><a class="anchor" href="#a">#</a></div>';
  expect(markdownOf(`${heading}<p>Text<button type="button">Copy</button><input placeholder="Filter"></p>`)).toBe(
    '## A\n\nText\n',
  );
});

test("writes an ID that the heading's text doesn't say", () => {
  expect(markdownOf('<h2 id="old-name">New <code>name</code></h2><h3 id="same-name">Same name</h3>')).toBe(
    '## New `name` <a id="old-name"></a>\n\n### Same name\n',
  );
});

test('keeps the ID of what has moved before its link', () => {
  const list = '<ul><li><a id="redis" data-moved=""></a><a href="/lite/#redis">Redis</a></li></ul>';
  expect(markdownOf(`<div data-index=""><div class="heading h3"><h3 id="a">A</h3></div>${list}</div>`)).toBe(
    '### A\n\n- <a id="redis"></a>[Redis](https://docs.example.org/lite/#redis)\n',
  );
});

test('leaves out what shows while the app starts', () => {
  expect(markdownOf('<p>Text</p><div><div data-app-messages=""><p role="status">Loading …</p></div></div>')).toBe(
    'Text\n',
  );
});

test('turns tabs into a list with their labels', () => {
  const tabs = `<div data-tabs="x"><div role="tablist"><button role="tab">A</button></div>
    <section data-panel="a" aria-label="A"><p>one</p></section>
    <section data-panel="b" aria-label="B" data-closed=""><p>two</p></section></div>`;
  expect(markdownOf(tabs)).toBe('- **A**\n\n  one\n\n- **B**\n\n  two\n');
  const split = tabs.replace('<div role', '<div class="static"><div role').replace('one</p></section>', '$&</div>');
  expect(markdownOf(split)).toBe(markdownOf(tabs));
});

test('puts a confidence badge in parentheses', () => {
  expect(markdownOf('<p>It restarts <span data-confidence="code">Read in the source code</span>.</p>')).toBe(
    'It restarts (*Read in the source code*).\n',
  );
});

test('keeps the numbers of steps', () => {
  expect(markdownOf('<ol class="steps"><li><h3>Stop</h3><p>x</p></li><li><h3>Start</h3></li></ol>')).toBe(
    '1. ### Stop\n\n   x\n\n2. ### Start\n',
  );
});

test('turns a note into a quotation with its kind', () => {
  expect(markdownOf('<div role="note" aria-label="Danger"><svg></svg><div><p>Text</p></div></div>')).toBe(
    '> **Danger**\n>\n> Text\n',
  );
});

test('turns facts into a list with bold names', () => {
  const list = '<dl><div><dt>Default</dt><dd><code>x</code></dd></div></dl>';
  expect(markdownOf(list)).toBe('- **Default**: `x`\n');
  expect(markdownOf(`<div class="facts" role="group" aria-label="At a glance">${list}</div>`)).toBe(
    '**At a glance**\n\n- **Default**: `x`\n',
  );
});

test('describes a drawing by its caption and label', () => {
  const svg = '<svg role="img" aria-label="A to B"><text>A</text></svg>';
  expect(markdownOf(`<figure><div data-zoom>${svg}</div><figcaption>How</figcaption></figure>`)).toBe(
    '> **Figure:** How\n>\n> **It shows:** A to B\n',
  );
});

const block = (head: string, lines: string, language = 'php') =>
  `<figure class="code" data-code="${language}"><figcaption><span class="${head}">config/a.php</span></figcaption>` +
  `<pre><code>${lines}</code></pre></figure>`;

test('writes a code block with its language, title, and a long enough fence', () => {
  const lines = '<span class="line">a<span class="t-string"><span>b</span></span></span>\n<span class="line"></span>';
  expect(markdownOf(block('path', lines))).toBe('```php title="config/a.php"\nab\n\n```\n');
  expect(markdownOf(block('language', '<span class="line">```</span>', 'text'))).toBe('````text\n```\n````\n');
});

test('turns changed lines into a diff', () => {
  const lines =
    '<span class="line diff remove">a</span>\n<span class="line diff add">b</span>\n<span class="line">c</span>';
  expect(markdownOf(block('path', lines))).toBe('```diff title="config/a.php"\n-a\n+b\n c\n```\n');
});

test('turns the address of an operation into a request line', () => {
  const endpoint =
    '<figure class="code endpoint" data-code="http"><span class="method">GET</span> <code>https://<span>a.example</span>/b</code></figure>';
  expect(markdownOf(endpoint)).toBe('```http\nGET https://a.example/b\n```\n');
});

test('writes the full path of a nested field, and escapes bars in cells', () => {
  const row = '<td><span class="in1"><i>versions[].</i><code>id</code></span></td><td>a | b <b>required</b></td>';
  expect(
    markdownOf(`<table><thead><tr><th>Field</th><th>Type</th></tr></thead><tbody><tr>${row}</tr></tbody></table>`),
  ).toBe('| Field | Type |\n| - | - |\n| `versions[].id` | a \\| b **required** |\n');
});

test('rejects a page without text', () => {
  expect(() =>
    markdownTreeOf(articleOf(readHtml('<main><h1>Title</h1></main>')), 'https://docs.example.org/x'),
  ).toThrow('https://docs.example.org/x has no h1 or no .prose');
});

test('returns the offsets of placeholders in prose and code', () => {
  const mark = (text: string) => `<span class="placeholder" data-placeholder="domain">${text}</span>`;
  const code = `<figure data-code="shell"><pre><code><span class="line">ping <span>${mark('a.example')}</span></span></code></pre></figure>`;
  const { text, offsets } = takePlaceholders(markdownOf(`<p>At ${mark('a.example')} and</p>${code}`));
  expect(text).toBe('At a.example and\n\n```shell\nping a.example\n```\n');
  expect(offsets.map((offset) => text.slice(offset, offset + 9))).toEqual(['a.example', 'a.example']);
});

test('a section ends at the next heading of its level or above, and code has no headings', () => {
  const { text, sections } = takeSections(
    printPage(`<h2 id="which-version"><a href="#a">Check</a> your version</h2>
<figure data-code="shell"><pre><code><span class="line">## not a heading</span></code></pre></figure>
<ol class="steps"><li><h3 id="stop-app_key">Stop <code>APP_KEY</code></h3><p>Text</p></li><li><h3 id="start">Start</h3></li></ol>
<h4>Without an ID</h4><h2 id="done">Done</h2>`),
  );
  const texts = sections.map(([id, start, end]) => [id, text.split('\n').slice(start, end).join('\n').trim()]);
  expect(texts).toEqual([
    [
      'which-version',
      expect.stringMatching(/^## \[Check\]\S+ your version <a id="which-version"><\/a>\n[\s\S]*Without an ID$/),
    ],
    ['stop-app_key', expect.stringMatching(/^1\. ### Stop `APP_KEY`\n\n {3}Text$/)],
    ['start', expect.stringMatching(/^2\. ### Start\n\n#### Without an ID$/)],
    ['done', '## Done'],
  ]);
});
