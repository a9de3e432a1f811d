import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from '@/lib/site/manifest/types';
import { fileOf } from './content-files';
import { sentenceOf } from './diagnostic';
import { type Frontmatter, readFrontmatter } from './frontmatter';

const known = new Map<string, Frontmatter>();

/**
 * Returns the frontmatter of a page in the manifest. In production, each file is read only once.
 *
 * @throws if the file is missing or its frontmatter is invalid; the check before the build reports this first, in more
 *   detail
 */
export function frontmatterOf(version: Pick<Version, 'name'>, id: string): Frontmatter {
  const file = fileOf(version, id);
  const cached = known.get(file);
  if (cached) {
    return cached;
  }
  const result = readFrontmatter(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8'), file);
  if ('diagnostics' in result) {
    throw new Error(result.diagnostics.map(sentenceOf).join('\n'));
  }
  if (process.env.NODE_ENV === 'production') {
    known.set(file, result.value);
  }
  return result.value;
}

/** Returns the name of a page in sidebars and breadcrumbs. */
export function labelOf(version: Pick<Version, 'name'>, id: string): string {
  const { label, title } = frontmatterOf(version, id);
  return label ?? title;
}
