import { isDeepStrictEqual } from 'node:util';
import { confidences, type Fact, type Facts } from './fact';

/** Something that the document says otherwise than the fixture. */
export type Difference = {
  /** What it is said of, as in `Facts`. */
  readonly of: string;
  /** The aspect; `missing` and `added` when the thing as a whole stands on one side only. */
  readonly aspect: string;
  readonly fixture: unknown;
  readonly document: unknown;
};

/** Finds every difference between the fixture and the document, for the operations that the fixture has. */
export function compareFacts(fixture: Facts, document: Facts): Difference[] {
  const operations = new Set([...fixture.keys()].map((name) => name.split(' ')[0]));
  const added = [...document.keys()].filter(
    (name) => operations.has(name.split(' ')[0]) && !fixture.has(name) && !isImplied(name, fixture),
  );
  return [
    ...[...fixture].flatMap(([name, said]) => {
      const found = document.get(name);
      return found
        ? aspectsOf(name, said, found)
        : [{ of: name, aspect: 'missing', fixture: said, document: undefined }];
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
      // The document may be more modest, never surer.
      return confidences.indexOf(document.confidence) <= confidences.indexOf(fixture.confidence);
    case 'itemName':
    case 'itemTypes':
      // The fixture names the item where it is an object of its own, gives a type where it is none, or leaves it open.
      return !(aspect in fixture) || isDeepStrictEqual(fixture[aspect], document[aspect]);
    default:
      return isDeepStrictEqual(fixture[aspect], document[aspect]);
  }
}

/**
 * Whether something follows from the fixture though it is not listed there: an object of which fields are listed, and the fields of an
 * object that the fixture only names (`accounts[]` of a post are accounts, which have operations of their own).
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
