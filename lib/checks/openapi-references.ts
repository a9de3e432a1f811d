import { isScalar, visit } from 'yaml';
import type { OpenapiSource } from '@/lib/content/api/source';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { closest } from './closest';

/**
 * Finds references in an OpenAPI document that don't resolve. The document is a single file, so every reference is
 * internal.
 */
export function referenceDiagnostics({ file, document, value, lineAt }: OpenapiSource): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Pair(_, { key, value: target }) {
      if (!(isScalar(key) && key.value === '$ref' && isScalar(target) && typeof target.value === 'string')) {
        return;
      }
      const broken = brokenAt(value, target.value);
      if (broken) {
        const line = lineAt(target.range?.[0] ?? 0);
        diagnostics.push(diagnostic(file, line, `refers to ${target.value}, which it lacks`, broken.remedy));
      }
    },
  });
  return diagnostics;
}

/** Returns what to write instead of a broken reference; null for a valid one. */
function brokenAt(root: unknown, reference: string): { readonly remedy: string } | null {
  if (!reference.startsWith('#/')) {
    return { remedy: 'write a reference that starts with #/, to a part of this file' };
  }
  let value = root;
  let above = '#';
  for (const part of reference.slice(2).split('/')) {
    const key = keyOf(part);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      const near = typeof value === 'object' && value !== null ? closest(key, Object.keys(value)) : null;
      return { remedy: near === null ? `add "${key}" to ${above}` : `write ${above}/${near} if that is meant` };
    }
    value = (value as Readonly<Record<string, unknown>>)[key];
    above += `/${part}`;
  }
  return null;
}

/** Decodes one step of a JSON pointer in a URL fragment (RFC 6901, sections 4 and 6). */
function keyOf(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
