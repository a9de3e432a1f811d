import { describe, expect, it, test } from 'vitest';
import { find, wordsOf } from './find';
import { recordOf } from './records';

const page = (path: string, title: string, headings: string[], description = '') => ({
  path,
  title,
  description,
  headings: headings.map((text, at) => ({ id: `h${at}`, text })),
});

const records = [
  page(
    '/server',
    'Server configuration',
    ['PHP limits', 'Queue workers with Supervisor', 'Horizon'],
    'Redis, cron and HTTPS.',
  ),
  page('/troubleshooting', 'Troubleshooting', [
    'Access denied for user',
    '413 Payload Too Large',
    'Horizon is inactive',
  ]),
  page('/lite/installation/docker', 'Install Lite with Docker', ['Write the settings']),
];

describe('find', () => {
  test.each([
    ['docker', '/lite/installation/docker'],
    ['DOCK', '/lite/installation/docker'],
    ['horizon', '/server'],
    ['redis', '/server'],
    ['SQLSTATE: Access denied for user!', '/troubleshooting'],
    ['horizon of something else entirely', undefined],
    ['Access denied for user', '/troubleshooting'],
    ['payload too large', '/troubleshooting'],
    ['nothing of the kind', undefined],
    ['', undefined],
    ['...', undefined],
  ])('for "%s" brings %s first', (query, path) => {
    expect(find(query, records)[0]?.page.path).toBe(path);
  });

  it('names the headings that hold the words', () => {
    expect(find('horizon', records).flatMap(({ headings }) => headings.map(({ text }) => text))).toEqual([
      'Horizon',
      'Horizon is inactive',
    ]);
  });

  it('is quick on a hundred thousand characters, lone surrogates and all', () => {
    const started = performance.now();
    find(`\ud800${'horizon '.repeat(12_500)}`, records);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test('the words of a text are those with letters or digits', () => {
  expect(wordsOf('APP_KEY: "base64:…" für <b>alle</b>')).toEqual(['app', 'key', 'base64', 'für', 'b', 'alle', 'b']);
});

test('the record of a page is read from its HTML', () => {
  const html = `<head><meta name="description" content="All &amp; more"></head><body><h2>Menu</h2><main><h1>The <b>title</b></h1>
    <h2 id="a">One <code>x</code></h2><a>#</a><p>Text</p><h3 id="b">Two</h3></main></body>`;
  expect(recordOf('/x', html)).toEqual({
    path: '/x',
    title: 'The title',
    description: 'All & more',
    headings: [
      { id: 'a', text: 'One x' },
      { id: 'b', text: 'Two' },
    ],
  });
});
