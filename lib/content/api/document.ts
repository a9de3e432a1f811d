import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document, Root, Schema } from './types';

// In Next's bundle, which includes the bundler of the controls, a module has no folder of its own.
const projectRoot = import.meta.dirname ? join(import.meta.dirname, '../../..') : process.cwd();
const ours = join(projectRoot, 'content/api/openapi.yaml');

const read: Map<string, { stamp: string; document: Document }> = new Map();

/**
 * Returns the OpenAPI document. A process parses it once, and again after each change, so that `next dev` shows edits.
 *
 * @param path the document's file; the site's own by default
 * @throws a sentence for a reference that can't be resolved
 */
export function openDocument(path: string = ours): Document {
  const { mtimeMs, size } = statSync(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = read.get(path);
  if (known?.stamp === stamp) {
    return known.document;
  }
  const written = parse(readFileSync(path, 'utf8'));
  const document = { written, root: resolveReferences(written) };
  read.set(path, { stamp, document });
  return document;
}

/**
 * Replaces references by what they refer to, with the keys next to the reference on top (OpenAPI 3.1, "Reference
 * Object"), and merges the parts of `allOf`. `$ref` stays, to tell which component it is.
 *
 * @param written a document as its file has it
 * @throws a sentence for a reference that can't be resolved
 */
export function resolveReferences(written: unknown): Root {
  return resolve(written, written) as Root;
}

/** @param above the references that led to the node */
function resolve(node: unknown, root: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => resolve(item, root, above));
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const entries = Object.entries(node).map(([key, value]) => [key, resolve(value, root, above)] as const);
  const { $ref, ...beside } = merge(Object.fromEntries(entries));
  if ($ref === undefined) {
    return beside;
  }
  if (above.includes($ref)) {
    throw new Error(`refers to "${$ref}" within that component of the API description; leave one of the two out.`);
  }
  return { ...(resolve(targetOf($ref, root), root, [...above, $ref]) as object), ...beside, $ref };
}

/** Follows a reference such as `#/components/schemas/Post`. */
function targetOf(reference: string, root: unknown) {
  const [, ...keys] = reference.split('/');
  const target = keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
  if (target === undefined) {
    throw new Error(`refers to "${reference}", which isn't in the API description; correct the reference there.`);
  }
  return target;
}

/** Merges the parts of `allOf` into a schema. Its own keys take precedence, then those of later parts. */
function merge({ allOf = [], ...own }: Schema): Schema {
  return allOf.reduceRight(overlay, own);
}

function overlay(over: Schema, { $ref: _, ...under }: Schema): Schema {
  const properties = { ...under.properties, ...over.properties };
  const required = [...(under.required ?? []), ...(over.required ?? [])];
  return {
    ...under,
    ...over,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}
