import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { callOf, eventOf } from './calls';
import { openDocument } from './document';
import { bakery } from './fixtures/bakery';

/** Writes a document to a file, which is removed after the test. */
function fileWith(document: object) {
  return join(temporaryFolder({ 'a.yaml': document }), 'a.yaml');
}

test('reads a document once, and again after it changes', () => {
  const file = fileWith({ paths: {} });
  utimesSync(file, 1, 1);
  const first = openDocument(file);
  expect(openDocument(file)).toBe(first);
  writeFileSync(file, 'paths: { }');
  expect(openDocument(file)).not.toBe(first);
});

test('prefers keys next to a reference over those of its target, and keeps the reference', () => {
  const schemas = {
    Loaf: { type: 'object', title: 'Loaf' },
    Mine: { $ref: '#/components/schemas/Loaf', title: 'Mine' },
  };
  expect(openDocument(fileWith({ components: { schemas } })).root.components?.schemas?.Mine).toEqual({
    $ref: '#/components/schemas/Loaf',
    type: 'object',
    title: 'Mine',
  });
});

test.each([
  ['#/components/schemas/Loav', 'refers to "#/components/schemas/Loav", which isn\'t in the API description'],
  ['#/components/schemas/Loaf/title/x', 'refers to "#/components/schemas/Loaf/title/x", which isn\'t in'],
  ['other.yaml#/Loaf', 'refers to "other.yaml#/Loaf", which isn\'t in the API description'],
  ['#/components/schemas/Round', 'refers to "#/components/schemas/Round" within that component'],
])('rejects the reference %s', ($ref, sentence) => {
  const schemas = { Loaf: { title: 'Loaf' }, Round: { properties: { next: { $ref } } } };
  expect(() => openDocument(fileWith({ components: { schemas } }))).toThrow(sentence);
});

test('reads parameters, server, and authentication of an operation', () => {
  expect(callOf(bakery, 'updateLoaf').parameters.map(({ name }) => name)).toEqual(['loafUuid', 'notify', 'shops[]']);
  expect(callOf(bakery, 'ping')).toMatchObject({ needsToken: false, server: { url: 'https://{domain}/api' } });
  expect(callOf(bakery, 'updateLoaf').needsToken).toBe(true);
});

test.each([
  [
    'an operation',
    () => callOf(bakery, 'updateloaf'),
    'names the operation "updateloaf", which doesn\'t exist; write updateLoaf.',
  ],
  ['an event', () => eventOf(bakery, 'roll'), 'names the event "roll", which doesn\'t exist; write one of loaf.baked.'],
])("rejects %s that doesn't exist, and suggests the closest name, or all", (_, read, sentence) => {
  expect(read).toThrow(sentence);
});
