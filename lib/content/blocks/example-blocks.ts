import { asReaderWouldSee } from '@/lib/content/api/address';
import { examplesOf } from '@/lib/content/api/examples';
import type { MediaType, Server } from '@/lib/content/api/types';
import { compactArrays } from '@/lib/content/samples/build-request';
import { fence, line } from './markdown';

/** Returns the examples of a body as JSON code blocks, each with its summary if there are several. */
export function exampleBlocks(media: MediaType, servers: readonly Server[]): string[] {
  const examples = examplesOf(media);
  return examples.flatMap(({ summary, value }) => [
    ...(summary && examples.length > 1 ? [`**${line(summary)}**`] : []),
    jsonBlock(value, servers),
  ]);
}

/** Returns a value as a JSON code block, with placeholders for the reader's own values. */
function jsonBlock(value: unknown, servers: readonly Server[]) {
  return fence('json', asReaderWouldSee(compactArrays(JSON.stringify(value, null, 2)), servers));
}
