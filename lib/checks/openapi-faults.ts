import { type OpenapiSource, openapiSource } from '@/lib/content/api/source';
import type { Fault } from '@/lib/content/pages/fault';
import { exampleFaults } from './openapi-examples';
import { operationIdFaults } from './openapi-operations';
import { referenceFaults } from './openapi-references';

/**
 * Finds errors in the OpenAPI document that would make the API reference wrong. They stop the build.
 *
 * @param root the project's root folder
 */
export function openapiFaults(root: string): readonly Fault[] {
  const source = openapiSource(root);
  if (source === null) {
    return [];
  }
  return 'faults' in source ? source.faults : faultsOf(source);
}

/** Returns the errors in a document that is valid YAML. */
export function faultsOf(source: OpenapiSource): Fault[] {
  const broken = referenceFaults(source);
  // A schema with a broken reference can't validate an example.
  return [...broken, ...operationIdFaults(source), ...(broken.length > 0 ? [] : exampleFaults(source))];
}
