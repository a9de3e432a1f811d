import { isScalar, visit } from 'yaml';
import { followReference } from '@/lib/content/api/document';
import { type OpenapiSource, openapiSource } from '@/lib/content/api/source';
import { closest } from '@/lib/content/pages/closest';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { exampleDiagnostics } from './openapi-examples';
import { operationIdDiagnostics } from './openapi-operations';

/** Finds errors in a project's OpenAPI document that would make the API reference wrong. They stop the build. */
export function openapiDiagnostics(root: string): readonly Diagnostic[] {
  const source = openapiSource(root);
  if (source === null) {
    return [];
  }
  return 'diagnostics' in source ? source.diagnostics : diagnosticsOf(source);
}

/** Returns the errors in a document that is valid YAML. */
export function diagnosticsOf(source: OpenapiSource): Diagnostic[] {
  const broken = referenceDiagnostics(source);
  // A schema with a broken reference can't validate an example.
  return [...broken, ...operationIdDiagnostics(source), ...(broken.length > 0 ? [] : exampleDiagnostics(source))];
}

/** Finds references that don't resolve. An OpenAPI document is a single file here, so every reference is internal. */
function referenceDiagnostics({ file, document, value, lineAt }: OpenapiSource): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Pair(_, { key, value: target }) {
      if (!(isScalar(key) && key.value === '$ref' && isScalar(target) && typeof target.value === 'string')) {
        return;
      }
      const remedy = remedyFor(value, target.value);
      if (remedy !== null) {
        const line = lineAt(target.range?.[0] ?? 0);
        diagnostics.push(diagnostic(file, line, `refers to ${target.value}, which it lacks`, remedy));
      }
    },
  });
  return diagnostics;
}

/** Returns what to write instead of a broken reference; null for a valid one. */
function remedyFor(root: unknown, reference: string): string | null {
  if (!reference.startsWith('#/')) {
    return 'write a reference that starts with #/, to a part of this file';
  }
  const target = followReference(root, reference);
  if ('value' in target) {
    return null;
  }
  const near = closest(target.key, target.keys);
  return near === null ? `add "${target.key}" to ${target.above}` : `write ${target.above}/${near} if that is meant`;
}
