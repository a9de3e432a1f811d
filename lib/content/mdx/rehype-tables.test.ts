import { expect, test } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

const table = '| a | b | c | d |\n| :-- | :-: | --: | --- |\n| 1 | 2 | 3 | 4 |';

test('a table stands in a group that scrolls and can be reached by keyboard', async () => {
  expect(await htmlOf(table)).toMatch(
    /^<div class="table" role="group" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>$/s,
  );
});

test('each head cell says that it heads its column', async () => {
  const html = await htmlOf(table);
  expect(html.match(/<th\b[^>]*scope="col"/g)).toHaveLength(4);
});

test('a head cell without text stops the page', async () => {
  expect(await failureOf('Text.\n\n| | b |\n| --- | --- |\n| 1 | |')).toBe(
    '3: has a table with an empty header cell; write what the column contains.',
  );
});

test('a head cell may hold code or the reader’s value alone', async () => {
  expect(await htmlOf('| `a` | [[domain]] |\n| --- | --- |\n| 1 | |')).toContain('<code>a</code>');
});

test('a cell that says only yes or no is drawn as a mark and read as the word', async () => {
  const html = await htmlOf('| a | b | c |\n| --- | :-: | --- |\n| yes | No | no, never |');
  expect(html).toContain('<td class="is-yes"><span class="visually-hidden">yes</span></td>');
  expect(html).toContain('<td class="align-center is-no"><span class="visually-hidden">no</span></td>');
  expect(html).toContain('<td>no, never</td>');
});

test('cells of the body have no scope', async () => {
  expect(await htmlOf(table)).not.toMatch(/<td[^>]*scope/);
});

test('alignment is a class of the cell, in head and body', async () => {
  const html = await htmlOf(table);
  const classes = [...html.matchAll(/<t[hd]\b(?: class="([^"]*)")?/g)].map((match) => match[1]);
  const row = ['align-left', 'align-center', 'align-right', undefined];
  expect(classes).toEqual([...row, ...row]);
});

test.each(['style', 'align'])('no cell has an attribute %s', async (name) => {
  expect(await htmlOf(table)).not.toContain(`${name}=`);
});

test('every table of a page is wrapped, also inside a component', async () => {
  const html = await htmlOf(`${table}\n\n<Note>\n\n${table}\n\n</Note>`);
  expect(html.match(/<div class="table"/g)).toHaveLength(2);
});
