import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callOf, callsOf, eventOf, eventsOf } from './calls';
import { openDocument, resolve } from './document';
import { bakery, broken } from './fixtures/bakery';
import { schemaOf } from './schemas';

test('reads a document once, and again after it changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.yaml');
  writeFileSync(file, 'paths: {}');
  utimesSync(file, 1, 1);
  const first = openDocument(file);
  expect(openDocument(file)).toBe(first);
  writeFileSync(file, 'paths: { }');
  expect(openDocument(file)).not.toBe(first);
});

test('prefers keys next to a reference over those of its target', () => {
  expect(resolve(bakery, { $ref: '#/components/schemas/Loaf', title: 'Mine' })).toMatchObject({
    title: 'Mine',
    type: 'object',
  });
});

test('unescapes references into paths', () => {
  expect(resolve(bakery, { $ref: '#/paths/~1ping/get' })).toMatchObject({ operationId: 'ping' });
});

test.each([
  [
    { $ref: '#/components/schemas/Loav' },
    'shows "#/components/schemas/Loav", which isn\'t in lib/content/api/fixtures/broken.yaml; write #/components/schemas/Loaf if that is meant.',
  ],
  [
    { $ref: '#/components/schemas/Loaf/title/x' },
    'shows "#/components/schemas/Loaf/title/x", which isn\'t in lib/content/api/fixtures/broken.yaml; add it there.',
  ],
  [
    { $ref: '#/components/schemas/Elsewhere' },
    'shows "other.yaml#/Loaf" of lib/content/api/fixtures/broken.yaml, which is outside that file; write a reference that starts with #/.',
  ],
  [
    { $ref: '#/components/schemas/Round' },
    'shows "#/components/schemas/Round", which refers back to itself in lib/content/api/fixtures/broken.yaml; point it to a value there.',
  ],
])('rejects %j', (node, sentence) => {
  expect(() => resolve(broken, node)).toThrow(sentence);
});

test('lists operations in document order', () => {
  expect(callsOf(bakery).map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual([
    'updateLoaf: put /loaves/{loafUuid}',
    'uploadPicture: post /pictures',
    'ping: get /ping',
  ]);
});

test('reads parameters, server, and authentication of an operation', () => {
  expect(callOf(bakery, 'updateLoaf').parameters.map(({ name }) => name)).toEqual(['loafUuid', 'notify', 'shops[]']);
  expect(callOf(bakery, 'ping')).toMatchObject({ needsToken: false, server: { url: 'https://{domain}/api' } });
  expect(callOf(bakery, 'updateLoaf').needsToken).toBe(true);
});

test('identifies events by name', () => {
  expect(eventsOf(bakery).map(({ id }) => id)).toEqual(['loaf.baked']);
});

test.each([
  [
    'an operation',
    () => callOf(bakery, 'updateloaf'),
    'names the operation "updateloaf", which isn\'t in lib/content/api/fixtures/bakery.yaml; write "updateLoaf" if that is meant.',
  ],
  [
    'an event',
    () => eventOf(bakery, 'loaf.backed'),
    'names the event "loaf.backed", which isn\'t in lib/content/api/fixtures/bakery.yaml; write "loaf.baked" if that is meant.',
  ],
  [
    'a schema',
    () => schemaOf(bakery, 'Loav'),
    'names the schema "Loav", which isn\'t in lib/content/api/fixtures/bakery.yaml; write "Loaf" if that is meant.',
  ],
])("rejects %s that doesn't exist, and suggests the closest name", (_, read, sentence) => {
  expect(read).toThrow(sentence);
});
