import { type OpenapiSource, openapiSource } from '@/lib/content/api/source';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { exampleDiagnostics } from './openapi-examples';
import { operationIdDiagnostics } from './openapi-operations';
import { referenceDiagnostics } from './openapi-references';

/**
 * Finds errors in the OpenAPI document that would make the API reference wrong. They stop the build.
 *
 * @param root the project's root folder
 */
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
