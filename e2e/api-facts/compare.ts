import { isDeepStrictEqual } from 'node:util';
import { confidences, type Fact, type Facts } from './fact';

/** A difference between the document and the fixture. */
export type Difference = {
  /** What the fact is about, named as in `Facts`. */
  readonly of: string;
  /** The aspect; `missing` or `added` if only one side has the whole fact. */
  readonly aspect: string;
  readonly fixture: unknown;
  readonly document: unknown;
};

/** Returns all differences between the fixture and the document, for the operations in the fixture. */
export function compareFacts(fixture: Facts, document: Facts): Difference[] {
  const operations = new Set([...fixture.keys()].map((name) => name.split(' ')[0]));
  const added = [...document.keys()].filter(
    (name) => operations.has(name.split(' ')[0]) && !fixture.has(name) && !isImplied(name, fixture),
  );
  return [
    ...[...fixture].flatMap(([name, expected]) => {
      const actual = document.get(name);
      return actual
        ? aspectsOf(name, expected, actual)
        : [{ of: name, aspect: 'missing', fixture: expected, document: undefined }];
    }),
    ...added.map((name) => ({ of: name, aspect: 'added', fixture: undefined, document: document.get(name) })),
  ];
}

function aspectsOf(name: string, fixture: Fact, document: Fact): Difference[] {
  const aspects = new Set([...Object.keys(fixture), ...Object.keys(document)]);
  return [...aspects]
    .filter((aspect) => !agree(aspect, fixture, document))
    .map((aspect) => ({ of: name, aspect, fixture: fixture[aspect], document: document[aspect] }));
}

function agree(aspect: string, fixture: Fact, document: Fact): boolean {
  switch (aspect) {
    case 'confidence':
      // The document can claim less confidence, but never more.
      return confidences.indexOf(document.confidence) <= confidences.indexOf(fixture.confidence);
    case 'itemName':
    case 'itemTypes':
      // The fixture names the item if it's an object with operations of its own, gives its type if it isn't an object,
      // or leaves it open.
      return !(aspect in fixture) || isDeepStrictEqual(fixture[aspect], document[aspect]);
    default:
      return isDeepStrictEqual(fixture[aspect], document[aspect]);
  }
}

/**
 * Returns whether a fact follows from the fixture even though it isn't listed: an object with listed fields, or a field
 * of an object that the fixture only names (`accounts[]` of a post are accounts, which have operations of their own).
 */
function isImplied(name: string, fixture: Facts): boolean {
  const listed = [...fixture.keys()];
  if (listed.some((other) => other.startsWith(`${name}.`) || other.startsWith(`${name}[]`))) {
    return true;
  }
  return listed.some(
    (other) =>
      name.startsWith(`${other}.`) &&
      fixture.get(other)?.itemName !== undefined &&
      !listed.some((field) => field.startsWith(`${other}.`)),
  );
}
