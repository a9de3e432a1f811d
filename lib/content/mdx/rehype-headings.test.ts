import { expect, test } from 'vitest';
import { htmlOf, render } from './fixtures/render';

test('adds an ID and a link to the heading itself', async () => {
  expect(await htmlOf('## Set the `APP_KEY` now')).toBe(
    '<div class="heading h2"><h2 id="set-the-app_key-now">Set the <code>APP_KEY</code> now</h2>' +
      '<a class="anchor" href="#set-the-app_key-now" aria-label="Link to “Set the APP_KEY now”">#</a></div>',
  );
});

test('exports headings of levels 2 to 6 in page order', async () => {
  const { headings } = await render('## Two\n\n#### Four\n\n###### Six\n\n### *Three*');
  expect(headings).toEqual([
    { level: 2, id: 'two', text: 'Two' },
    { level: 4, id: 'four', text: 'Four' },
    { level: 6, id: 'six', text: 'Six' },
    { level: 3, id: 'three', text: 'Three' },
  ]);
});

test.each([
  ['## Back up `.env` [#save-the-env]', { id: 'save-the-env', text: 'Back up .env' }],
  ['## Restore [#Not an ID]', { id: 'restore-not-an-id', text: 'Restore [#Not an ID]' }],
])('accepts an explicit ID: %s', async (source, heading) => {
  expect((await render(source)).headings).toEqual([{ level: 2, ...heading }]);
});

test('exports an empty list for a page without headings', async () => {
  expect((await render('Text.')).headings).toEqual([]);
});

test.each([
  ['headings inside steps', '<Steps>\n\n### First\n\n#### Detail\n\n</Steps>', ['first', 'detail']],
  [
    'the same heading in two tabs',
    '<Tabs group="g">\n<Tab label="A">\n\n## Here\n\n</Tab>\n<Tab label="B">\n\n## Here\n\n</Tab>\n</Tabs>',
    ['here', 'here-1'],
  ],
  ['a placeholder', '## Open [[domain]] now', ['open-socialexamplecom-now']],
  ['a placeholder in inline code', '## Open `[[domain]]`', ['open-socialexamplecom']],
  ['an undeclared placeholder', '## Use [[no-such-name]]', ['use-no-such-name']],
])('IDs are unique and valid for %s', async (_, source, ids) => {
  const { markup, headings } = await render(source);
  expect(headings.map(({ id }) => id)).toEqual(ids);
  expect([...markup.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test('keeps the ID of the footnotes heading', async () => {
  const { markup, headings } = await render('Text.[^1]\n\n[^1]: A note.');
  expect(markup).toContain('aria-describedby="footnote-label"');
  expect(markup).toContain('id="footnote-label"');
  expect(headings).toEqual([]);
});
