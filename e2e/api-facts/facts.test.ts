import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareFacts, type Difference } from './compare';
import { type DeliberateDifference, deliberateDifferences } from './deliberate';
import { fact } from './fact';
import { factsOfDocument } from './from-document';
import { type FixtureOperation, factsOfFixture } from './from-fixture';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const operations: readonly FixtureOperation[] = JSON.parse(read('e2e/api-facts/operations.json'));
const text = read('content/api/openapi.yaml');
const fixture = factsOfFixture(operations);

const covers = (entry: DeliberateDifference, { of, aspect }: Difference) =>
  entry.aspect === aspect && entry.of.test(of);

/** Returns the unintended differences as sentences. */
function unintended(differences: readonly Difference[]): string[] {
  return differences
    .filter((difference) => !deliberateDifferences.some((entry) => covers(entry, difference)))
    .map((difference) => {
      const format = (side: unknown) => JSON.stringify(side) ?? 'nothing';
      const { of, aspect } = difference;
      return `${of}: ${aspect}: the fixture says ${format(difference.fixture)}, the document ${format(difference.document)}`;
    });
}

describe('the document and the fixture', () => {
  const document = factsOfDocument(parse(text));
  const differences = compareFacts(fixture, document);

  it('agree except for the deliberate differences', () => {
    expect(unintended(differences)).toEqual([]);
  });

  it.each(deliberateDifferences)('differ deliberately in $aspect of $of', (entry) => {
    expect(differences.filter((difference) => covers(entry, difference))).not.toEqual([]);
  });

  it('contain the same 21 operations, with all parameters and fields', () => {
    expect(operations.map(({ id }) => id).filter((id) => !document.has(id))).toEqual([]);
    expect(operations).toHaveLength(21);
    const named = [...fixture.keys()].filter((name) => !name.endsWith(' path workspaceUuid'));
    expect(named.filter((name) => !document.has(name))).toEqual([]);
  });

  it("contain the fields that only a post's accounts have", () => {
    const fields = Object.keys(parse(text).components.schemas.PostAccount.allOf[1].properties);
    expect(fields).toEqual(['external_url', 'errors']);
  });
});

it.each([
  [
    'a missing field',
    '        trashed:\n          type: boolean\n',
    '        inTrash:\n          type: boolean\n',
    'getPost 200 trashed: missing',
  ],
  [
    'a changed type',
    '        is_video:\n          type: boolean',
    '        is_video:\n          type: string',
    'getMedia 200 is_video: type',
  ],
  [
    'an extra field',
    '        trashed:\n          type: boolean\n',
    '        extra: { type: string }\n        trashed:\n          type: boolean\n',
    'getPost 200 extra: added',
  ],
  [
    'a missing version',
    '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n',
    '          description: Sort order.\n',
    'listMedia query sort: since',
  ],
  [
    'higher confidence than in the fixture',
    '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n          x-confidence: code\n',
    '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n',
    'listMedia query sort: confidence',
  ],
])('compareFacts detects %s', (_, from, to, start) => {
  expect(text).toContain(from);
  const changed = factsOfDocument(parse(text.replace(from, () => to)));
  const messages = unintended(compareFacts(fixture, changed));
  expect(messages.find((sentence) => sentence.startsWith(`${start}:`))).toBeDefined();
});

const factsWith = (confidence: 'stated' | 'code') => new Map([['a', fact(confidence, {})]]);

it('confidence may be lower in the document than in the fixture, but not higher', () => {
  expect(compareFacts(factsWith('stated'), factsWith('code'))).toEqual([]);
  expect(compareFacts(factsWith('code'), factsWith('stated'))).toEqual([
    { of: 'a', aspect: 'confidence', fixture: 'code', document: 'stated' },
  ]);
});
