import { expect, test } from 'vitest';
import { namesOf } from './page-names';

test('the elements and classes of a page are collected, each once', () => {
  const html = '<html class="a b"><body><my-part class="c"></my-part><P class="a">x</P></body></html>';
  const { tags, classes } = namesOf(html);
  expect([...tags].sort()).toEqual(['body', 'html', 'my-part', 'p']);
  expect([...classes].sort()).toEqual(['a', 'b', 'c']);
});

test.each([
  ['with its value', '<a aria-current="page">', ['aria-current', 'aria-current=page']],
  ['without one', '<input disabled>', ['disabled', 'disabled=']],
  ['by its small letters', '<time dateTime="2026"/>', ['datetime', 'datetime=2026']],
  ['behind a value that holds the end of a tag', '<a title="a > b" rel="next">', ['rel', 'rel=next', 'title']],
  ['with any value, where that is written with a reference', '<a title="&amp;">', ['title', 'title=*']],
  ['that a script sets by the data of an element', '<script>a.dataset.firstName="x"</script>', ['data-first-name=*']],
  ['that a script sets by its name', '<script>a.setAttribute("role","b")</script>', ['role', 'role=*']],
])('an attribute %s', (_, html, names) => {
  expect([...namesOf(html).attributes]).toEqual(expect.arrayContaining(names));
});

test('what a script asks for is set by nobody', () => {
  const html = '<script>a.dataset.b==="c"&&a.getAttribute("d")</script>';
  expect([...namesOf(html).attributes].filter((name) => /^(?:data-b|d)/.test(name))).toEqual([]);
});

test('a reader may open what is closed', () => {
  expect(namesOf('<details></details>').attributes).toContain('open');
});

test('code that shows an element names none, nor does a comparison in a script', () => {
  expect([...namesOf('<code>&lt;table class=&quot;x&quot;></code><script>a<b&&"</p"</script>').tags]).toEqual([
    'code',
    'script',
  ]);
});
