import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { contentFolder } from '@/lib/content/pages/folder';

/** The OpenAPI document, relative to the project's root. */
const openapiFile = `${contentFolder}/api/openapi.yaml`;

/** The keys and indexes that lead from a document's root to a location in it. */
export type Place = readonly (string | number)[];

/** The source of the OpenAPI document: its YAML nodes, its value, and the lines of its parts. */
export type OpenapiSource = {
  /** Relative to the project's root. */
  readonly file: string;
  readonly document: Document;
  // biome-ignore lint/suspicious/noExplicitAny: the source can contain anything; the checks validate it
  readonly value: any;
  /** Returns the line, from 1, of an offset in the text. */
  readonly lineAt: (offset: number) => number;
  /** Returns the line, from 1, of a location, or of its closest ancestor that exists. */
  readonly lineOf: (place: Place) => number;
};

/**
 * Reads the OpenAPI document in a project's root.
 *
 * @returns the document, or why it isn't YAML; null if there's none
 */
export function openapiSource(root: string): OpenapiSource | { readonly diagnostics: readonly Diagnostic[] } | null {
  const path = join(root, openapiFile);
  return existsSync(path) ? parseOpenapi(readFileSync(path, 'utf8'), openapiFile) : null;
}

/** Parses an OpenAPI document. */
export function parseOpenapi(
  text: string,
  file: string,
): OpenapiSource | { readonly diagnostics: readonly Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const notYaml = (offset: number, reason: string): Diagnostic =>
    diagnostic(
      file,
      lineAt(offset),
      `is not YAML (${reason.replace(/ at line \d[\s\S]*$/, '')})`,
      'correct the indentation, or quote a value that contains a special character in YAML',
    );
  if (document.errors.length > 0) {
    return { diagnostics: document.errors.map(({ pos, message }) => notYaml(pos[0], message)) };
  }
  try {
    const lineOf = (place: Place) => lineAt(offsetOf(document, place));
    return { file, document, value: document.toJS(), lineAt, lineOf };
  } catch (error) {
    // An alias without an anchor only fails here.
    return { diagnostics: [notYaml(0, error instanceof Error ? error.message : String(error))] };
  }
}

/** Returns the offset of a location in the text: of its key in a map, or of its item in a list. */
function offsetOf(document: Document, place: Place): number {
  let offset = 0;
  let node = document.contents as Node | null | undefined;
  for (const step of place) {
    const at = isAlias(node) ? node.resolve(document) : node;
    if (isMap(at)) {
      const pair = at.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      const key = pair?.key as Node | undefined;
      offset = key?.range?.[0] ?? offset;
      node = pair?.value as Node | null | undefined;
    } else if (isSeq(at)) {
      node = at.items[Number(step)] as Node | undefined;
      offset = node?.range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return offset;
}
