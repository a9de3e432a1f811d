import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

const table = '| a | b | c | d |\n| :-- | :-: | --: | --- |\n| 1 | 2 | 3 | 4 |';

test('wraps a table in a scrollable group that can be focused', async () => {
  expect(await htmlOf(table)).toMatch(
    /^<div class="table" role="group" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>$/s,
  );
});

test('turns cells with only "yes" or "no" into symbols with hidden text', async () => {
  const html = await htmlOf('| a | b | c |\n| --- | :-: | --- |\n| yes | No | no, never |');
  expect(html).toContain('<td class="is-yes"><span class="visually-hidden">yes</span></td>');
  expect(html).toContain('<td class="align-center is-no"><span class="visually-hidden">no</span></td>');
  expect(html).toContain('<td>no, never</td>');
});

test('turns alignment into classes, and gives only header cells a scope', async () => {
  const html = await htmlOf(table);
  expect(html.match(/<th\b[^>]*scope="col"/g)).toHaveLength(4);
  expect(html).not.toMatch(/<td[^>]*scope| align=/);
  const classes = [...html.matchAll(/<t[hd]\b(?: class="([^"]*)")?/g)].map((match) => match[1]);
  const row = ['align-left', 'align-center', 'align-right', undefined];
  expect(classes).toEqual([...row, ...row]);
});

test('wraps every table, also within components', async () => {
  const html = await htmlOf(`${table}\n\n<Note>\n\n${table}\n\n</Note>`);
  expect(html.match(/<div class="table"/g)).toHaveLength(2);
});

test('keeps the roles of tables whose cells are stacked', async () => {
  const html = await htmlOf(`<div className="stacked">\n\n${table}\n\n</div>`);
  expect(html.match(/role="columnheader"/g)).toHaveLength(4);
  expect(html).toMatch(/<table role="table">.*<thead role="rowgroup">.*<tr role="row">.*<td [^>]*role="cell"/s);
  expect(await htmlOf(table)).not.toContain('role="table"');
});

test('leaves out the tab stop of a table of fields, which never scrolls', async () => {
  expect(await htmlOf(`<div className="fields">\n\n${table}\n\n</div>`)).toContain('<div class="table"><table');
});
