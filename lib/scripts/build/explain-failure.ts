import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxDiagnostics } from '@/lib/checks/mdx-diagnostics';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { fileOf } from '@/lib/content/pages/folder';
import { docsOf } from '@/lib/site/manifest/docs';
import type { Version } from '@/lib/site/manifest/types';

/**
 * Explains in sentences why pages didn't compile. The bundler reports one error among a page of output. Only after a
 * failure, this compiles every page again and lists the errors of all of them.
 */
export async function explainFailure(versions: readonly Version[], root: string): Promise<string> {
  const files = versions.flatMap((version) => docsOf(version).map(({ id }) => fileOf(version, id)));
  const diagnostics = await Promise.all(
    files.map((file) => mdxDiagnostics(readFileSync(join(root, file), 'utf8'), file)),
  );
  const sentences = diagnostics.flat().map(sentenceOf);
  return sentences.length > 0
    ? `${sentences.join('\n')}\nThe build stopped: ${sentences.length} of these make a page wrong.`
    : "The build stopped. The pages themselves compile, so read Next's message above.";
}
