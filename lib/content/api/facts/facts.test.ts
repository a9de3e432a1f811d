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
const operations: readonly FixtureOperation[] = JSON.parse(read('lib/content/api/fixtures/operations.json'));
const text = read('content/api/openapi.yaml');
const fixture = factsOfFixture(operations);

const covers = (entry: DeliberateDifference, { of, aspect }: Difference) =>
  entry.aspect === aspect && entry.of.test(of);

/** Returns the unintended differences as sentences. */
function unmeant(differences: readonly Difference[]): string[] {
  return differences
    .filter((difference) => !deliberateDifferences.some((entry) => covers(entry, difference)))
    .map((difference) => {
      const says = (side: unknown) => JSON.stringify(side) ?? 'nothing';
      const { of, aspect } = difference;
      return `${of}: ${aspect}: the fixture says ${says(difference.fixture)}, the document ${says(difference.document)}`;
    });
}

describe('the document and the facts', () => {
  const document = factsOfDocument(parse(text));
  const differences = compareFacts(fixture, document);

  it('agree in all but what is listed as deliberate', () => {
    expect(unmeant(differences)).toEqual([]);
  });

  it.each(deliberateDifferences)('differ deliberately in $aspect of $of', (entry) => {
    expect(differences.filter((difference) => covers(entry, difference))).not.toEqual([]);
  });

  it('have all 21 operations, with every parameter and field', () => {
    expect(operations.map(({ id }) => id).filter((id) => !document.has(id))).toEqual([]);
    expect(operations).toHaveLength(21);
    const named = [...fixture.keys()].filter((name) => !name.endsWith(' path workspaceUuid'));
    expect(named.filter((name) => !document.has(name))).toEqual([]);
  });

  it('know what an account has within a post, which the fixture only names', () => {
    const fields = Object.keys(parse(text).components.schemas.PostAccount.allOf[1].properties);
    expect(fields).toEqual(['external_url', 'errors']);
  });
});

describe('a change of the document', () => {
  it.each([
    [
      'a field that is gone',
      '        trashed:\n          type: boolean\n',
      '        inTrash:\n          type: boolean\n',
      'getPost 200 trashed: missing',
    ],
    [
      'another type',
      '        is_video:\n          type: boolean',
      '        is_video:\n          type: string',
      'getMedia 200 is_video: type',
    ],
    [
      'a field too many',
      '        trashed:\n          type: boolean\n',
      '        extra: { type: string }\n        trashed:\n          type: boolean\n',
      'getPost 200 extra: added',
    ],
    [
      'other values',
      'enum: [app_only, app_and_social, social_only]',
      'enum: [app_only]',
      'deletePost body delete_mode: enum',
    ],
    ['another default', 'default: newest', 'default: oldest', 'listMedia query sort: default'],
    ['a field no longer required', 'required: [postNow]', 'required: []', 'schedulePost body postNow: required'],
    ['another message', 'message: Account not found.', 'message: Not found.', 'getAccount 404: messages'],
    ['another path', '  /posts/approve/{postUuid}:', '  /posts/{postUuid}/approve:', 'approvePost: call'],
    [
      'an item of another kind',
      'type: [string, "null"]\n                description: Text',
      'type: string\n                description: Text',
      'createPost body versions[].content[].body: type',
    ],
    [
      'a version that is gone',
      '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n',
      '          description: Sort order.\n',
      'listMedia query sort: since',
    ],
    [
      'more confidence than there is',
      '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n          x-confidence: code\n',
      '          description: Sort order.\n          x-since: { pro: "7", enterprise: "8" }\n',
      'listMedia query sort: confidence',
    ],
  ])('is noticed: %s', (_, from, to, start) => {
    expect(text).toContain(from);
    const changed = factsOfDocument(parse(text.replace(from, () => to)));
    const found = unmeant(compareFacts(fixture, changed));
    expect(found.find((sentence) => sentence.startsWith(`${start}:`))).toBeDefined();
  });
});

describe('compareFacts', () => {
  const said = (confidence: 'stated' | 'code') => new Map([['a', fact(confidence, {})]]);

  it('lets the document be more modest than the fixture, never surer', () => {
    expect(compareFacts(said('stated'), said('code'))).toEqual([]);
    expect(compareFacts(said('code'), said('stated'))).toEqual([
      { of: 'a', aspect: 'confidence', fixture: 'code', document: 'stated' },
    ]);
  });
});
