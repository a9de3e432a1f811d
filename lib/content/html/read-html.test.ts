import { expect, test } from 'vitest';
import { type HtmlReader, readHtml } from './read-html';

/** Lists all events that a reader receives. */
function listReader(): HtmlReader<string[]> {
  const list: string[] = [];
  return {
    opened: (name, attributes) => list.push(`<${[name, ...Object.values(attributes)].join(' ')}>`),
    text: (text) => list.push(text),
    closed: (name) => list.push(`</${name}>`),
    found: () => list,
  };
}

/** Counts elements. */
function countReader(): HtmlReader<number> {
  let count = 0;
  return {
    opened() {
      count++;
    },
    found: () => count,
  };
}

test('passes all tags and text to each reader in order', () => {
  const [list, count, again] = readHtml('<p ID="a">1<br>2</p><b>3', listReader(), countReader(), listReader());
  expect(list).toEqual(['<p a>', '1', '<br>', '</br>', '2', '</p>', '<b>', '3', '</b>']);
  expect(count).toBe(3);
  expect(again).toEqual(list);
});

test('ignores tags in scripts', () => {
  expect(readHtml('<script>"<b>"</script>', countReader())).toEqual([1]);
});
