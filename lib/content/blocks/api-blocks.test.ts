import { describe, expect, test } from 'vitest';
import { bakery } from '@/lib/content/api/fixtures/bakery';
import { schemaFields } from './field-table';
import { endpoint, operationList, samples } from './operations';
import { requestFields } from './request-fields';
import { requestSamples } from './request-samples';
import { responses } from './responses';
import { webhookEvent, webhookEvents } from './webhooks';

/** Returns the rows of all tables in Markdown, without their header rows. */
const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((row, at, rows) => row.startsWith('| ') && !/^\| ---/.test(row) && !/^\| ---/.test(rows[at + 1] ?? ''));
const headingsIn = (markdown: string) => markdown.split('\n').filter((row) => row.startsWith('#'));

describe('<Endpoint>', () => {
  const markdown = endpoint({ id: 'updateLoaf' }, bakery);

  test('shows the method and the address, with a copy button', () => {
    expect(markdown).toMatch(
      /data-method="put">PUT<\/span> `https:\/\/\[\[domain\]\]\/.*\/loaves\/{loafUuid}` <button .*data-copy=""/,
    );
  });
});

describe('<RequestFields>', () => {
  const markdown = requestFields({ id: 'updateLoaf', level: '3' }, bakery);

  test('has a heading for each part of the request', () => {
    expect(headingsIn(markdown)).toEqual(['### Path parameters', '### Query parameters', '### Body']);
    expect(requestFields({ id: 'ping', level: '4' }, bakery)).toBe('This request has no parameters and no body.');
  });

  test('lists type, required, values, and default of each field', () => {
    expect(rowsOf(markdown)).toEqual([
      '| `loafUuid` | UUID <b>required</b> | UUID of the loaf. |',
      '| `notify` | boolean | Default: `false`. |',
      '| `shops[]` | array of integers | Shops, or all. |',
      '| `name` | string <b>required</b> | Its name. Must match `^[A-Z]`. |',
      '| `seeds` | array of integers | Seeds by number. A number. At most 9. |',
      '| `flour` | string | One of `rye` or `wheat`. Default: `rye`. |',
      '| `options` | object | By oven. See its fields below the table. |',
      '| `heat` | integer or null | At least 1. |',
      '| `hours` | number | Always `2`. |',
      '| `fans` | map of booleans | Fans. |',
    ]);
  });

  test('folds options that differ by a key, with their title and path', () => {
    expect(markdown).toContain('<summary>Stone oven `options.stone`</summary>\n\nOptions of stone ovens.');
    expect(markdown).toContain('<summary>`options.steam`</summary>');
  });

  test('explains how a form is sent', () => {
    const form = requestFields({ id: 'uploadPicture' }, bakery);
    expect(form).toContain('A form as `multipart/form-data`, optional. Let your HTTP client set `Content-Type`');
    expect(rowsOf(form)).toContain('| `file` | file <b>required</b> | The picture. |');
    expect(rowsOf(form)).toContain('| `alt_text` | string | Text at most. Up to 255 characters. |');
  });
});

describe('<Responses>', () => {
  const markdown = responses({ id: 'updateLoaf', level: '3' }, bakery);

  test('has a heading for each response of its own', () => {
    expect(headingsIn(markdown)).toEqual(['### 200 OK', '### 422 Unprocessable Entity', '### 429 Too Many Requests']);
    expect(headingsIn(responses({ id: 'ping', level: '3' }, bakery))).toEqual(['### 2XX Success']);
  });

  test('indents nested fields and marks optional ones', () => {
    expect(rowsOf(markdown)).toContain('| `url` | URL or null <b>optional</b> | Its address. |');
    expect(rowsOf(markdown)).toContain(
      '| <span className="in2"><i>crust.cuts[].</i>`depth`</span> | number | In mm. |',
    );
  });

  test('links to the fields that another page lists', () => {
    expect(rowsOf(markdown)).toContain(
      '| `baker` | object <b>optional</b> | Fields: [Baker](/api/bakers#responses). |',
    );
    expect(responses({ id: 'createPost' })).toContain('\n\nFields: [Post](/api/posts/get#responses).');
    expect(responses({ id: 'getPost' })).toContain('| `trashed` | boolean |');
  });

  test('replaces the errors of every request with a link', () => {
    expect(markdown).not.toContain('The token is missing.');
    expect(markdown).toMatch(/\n\n\[Every request\]\(.*\) can also return `401`\.$/);
    expect(responses({ id: 'ping', level: '3' }, bakery)).not.toContain('Every request');
    expect(responses({ id: 'getTag' })).not.toContain('Tag not found.');
  });

  test('shows the body of an error with one field in one line', () => {
    expect(responses({ id: 'uploadPicture' }, bakery)).toContain('No bakery has this UUID.');
  });

  test('shows the headers of a response', () => {
    expect(markdown).toContain('Too many.\n\nHeader `Retry-After`: Seconds to wait.');
  });

  test('shows examples of validation errors without their fields', () => {
    const created = responses({ id: 'createTag' });
    expect(created).toContain('"errors"');
    expect(created).not.toContain('| `errors` |');
  });

  test('leaves the example of success to the samples, which show it below the request with the reader’s values', () => {
    const url = '"url": "https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/loaves"';
    expect(markdown).not.toContain(url);
    expect(samples({ id: 'updateLoaf' }, bakery)).toMatch(/```json title="200 OK"\n[^`]*"url": "https:/);
    expect(samples({ id: 'updateLoaf' }, bakery)).toContain(url);
  });
});

test('<RequestSamples> shows a switch to the builder, and each example in a menu with a menu of its languages', () => {
  const markdown = requestSamples({ id: 'updateLoaf' }, bakery);
  expect(markdown).toMatch(/^<RequestBuilder id="updateLoaf">\n\n<Tabs .*<\/Tabs>\n\n<\/RequestBuilder>$/s);
  expect(markdown.match(/<Tabs group="sample" menu="Language">/g)).toHaveLength(2);
  expect(
    [...markdown.matchAll(/<Tab(?:s group="example" menu)?(?: label)?="(.*)">/g)].map(([, label]) => label),
  ).toEqual([
    'Example',
    ...['Plain', 'Shell', 'HTTP', 'PHP', 'JSON'],
    ...['With a crust', 'Shell', 'HTTP', 'PHP', 'JSON'],
  ]);
  expect(markdown).toContain('<Tab label="JSON">\n\n```json\n{\n  "name": "Wheat"\n}');
});

test('<Samples> shows a bar that leads to the samples, then these', () => {
  expect(samples({ id: 'updateLoaf' }, bakery)).toMatch(
    /^<a className="samples-bar" href="#samples">.*<\/a>\n\n<aside className="samples" id="samples" aria-label="Samples">.*<Tabs.*<\/aside>$/s,
  );
});

test('<RequestSamples example="…"> shows only the curl command with that body', () => {
  const markdown = requestSamples({ id: 'updateLoaf', example: 'fancy' }, bakery);
  expect(markdown).toMatch(/^```shell\ncurl .*"name": "Wheat".*```$/s);
  expect(markdown).not.toMatch(/rye|RequestBuilder|Tab/);
});

test('<SchemaFields> shows a schema, and rejects one without fields', () => {
  expect(rowsOf(schemaFields({ name: 'Loaf' }, bakery))).toHaveLength(13);
  const broken = { ...bakery, root: { ...bakery.root, components: { schemas: { Crumb: { type: 'string' } } } } };
  expect(() => schemaFields({ name: 'Crumb' }, broken)).toThrow('which has no fields; name a schema of an object.');
  expect(() => schemaFields({ name: 'Nope' }, bakery)).toThrow('names the schema "Nope"');
});

test('<WebhookEvent> shows an example, with folded fields', () => {
  const markdown = webhookEvent({ name: 'loaf.baked' }, bakery);
  expect(markdown).toMatch(/^```json/);
  expect(markdown).toContain('<summary>Fields of `loaf.baked`</summary>');
  expect(rowsOf(markdown)).toContain('| `event` | string | Name of the event. Always `loaf.baked`. |');
});

test('<WebhookEvents> lists the payload of each event', () => {
  expect(rowsOf(webhookEvents({}, bakery))).toEqual(['| `loaf.baked` | A loaf was baked. | Loaf |']);
});

test('<OperationList> links the operations of a tag, and rejects an unknown tag', () => {
  expect(rowsOf(operationList({ tag: 'pictures' }, bakery))).toEqual([
    '| [Upload a picture](/api/pictures) | POST `/pictures` |',
    '| Ping | GET `/ping` |',
  ]);
  expect(() => operationList({ tag: 'loafs' }, bakery)).toThrow(
    'names the tag "loafs", which doesn\'t exist; write loaves.',
  );
});

test.each([
  [
    'an example',
    () => requestSamples({ id: 'updateLoaf', example: 'fancey' }, bakery),
    'names the example of "updateLoaf" "fancey", which doesn\'t exist; write fancy.',
  ],
  [
    'an example of a request without a body',
    () => requestSamples({ id: 'ping', example: 'plain' }, bakery),
    'names the example of "ping" "plain", which doesn\'t exist; write none.',
  ],
])("rejects %s that doesn't exist", (_, render, sentence) => {
  expect(render).toThrow(sentence);
});
