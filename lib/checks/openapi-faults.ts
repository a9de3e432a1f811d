import type { Fault } from '@/lib/content/fault';
import { type OpenapiSource, openapiSource } from '@/lib/openapi/source';
import { exampleFaults } from './openapi-examples';
import { operationIdFaults } from './openapi-operations';
import { referenceFaults } from './openapi-references';

/**
 * Finds what would make the reference wrong that is drawn from the OpenAPI document: the build stops at these.
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

/** What is wrong within a document that is YAML. */
export function faultsOf(source: OpenapiSource): Fault[] {
  const broken = referenceFaults(source);
  // A schema with a reference that leads nowhere cannot say what an example has to be.
  return [...broken, ...operationIdFaults(source), ...(broken.length > 0 ? [] : exampleFaults(source))];
}
