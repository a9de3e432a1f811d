import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { parse } from 'yaml';
import type { Document, Reference } from './types';

// In Next's bundle, which includes the bundler of the controls, a module has no folder of its own.
const projectRoot = import.meta.dirname ? join(import.meta.dirname, '../../..') : process.cwd();
const ours = join(projectRoot, 'content/api/openapi.yaml');

const read: Map<string, { stamp: string; document: Document }> = new Map();

/**
 * Returns the OpenAPI document. A process parses it once, and again after each change, so that `next dev` shows edits.
 *
 * @param path the document's file; the site's own by default
 */
export function openDocument(path: string = ours): Document {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = read.get(path);
  if (known?.stamp === stamp) {
    return known.document;
  }
  const file = relative(projectRoot, path).replaceAll('\\', '/');
  const document = { file, root: parse(readFileSync(path, 'utf8')) };
  read.set(path, { stamp, document });
  return document;
}

/**
 * Resolves a node of the document: returns the node itself, or the target of its `$ref` with the keys next to the
 * reference on top (OpenAPI 3.1, "Reference Object" and JSON Schema 2020-12).
 *
 * @throws a sentence for a broken or circular reference
 */
export function resolve<T extends object>(document: Document, node: T | Reference): Exclude<T, Reference> {
  let found = node as Record<string, unknown>;
  for (const seen = new Set(); typeof found.$ref === 'string'; ) {
    const { $ref, ...beside } = found;
    if (seen.has($ref)) {
      throw new Error(`shows "${$ref}", which refers back to itself in ${document.file}; point it to a value there.`);
    }
    seen.add($ref);
    found = { ...(valueAt(document, $ref) as object), ...beside };
  }
  return found as Exclude<T, Reference>;
}

/**
 * Returns the error for something that the document lacks, with the closest name that it has.
 *
 * @param what such as `operation "createPosts"`
 */
export function unknownName(what: string, name: string, { file }: Document, names: readonly string[]) {
  const remedy =
    names.length > 0 ? `write "${closest(name, names)}" if that is meant` : "add it there, or don't name one";
  return new Error(`names the ${what}, which isn't in ${file}; ${remedy}.`);
}

/** Follows a reference such as `#/components/schemas/Post`. */
function valueAt({ file, root }: Document, reference: string) {
  if (!reference.startsWith('#/')) {
    throw new Error(
      `shows "${reference}" of ${file}, which is outside that file; write a reference that starts with #/.`,
    );
  }
  let value = root as unknown as Record<string, unknown>;
  let above = '#';
  for (const part of reference.slice(2).split('/')) {
    // RFC 6901, section 4, in a URL fragment (section 6).
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (!keys.includes(key)) {
      const remedy = keys.length > 0 ? `write ${above}/${closest(key, keys)} if that is meant` : 'add it there';
      throw new Error(`shows "${reference}", which isn't in ${file}; ${remedy}.`);
    }
    value = value[key] as Record<string, unknown>;
    above += `/${part}`;
  }
  return value;
}
