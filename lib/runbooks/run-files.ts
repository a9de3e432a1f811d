import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTreeOf } from '@/lib/checks/page-tree';
import { contentFolder } from '@/lib/content/folder';
import { readSteps, type Step } from './page-steps';

/** Reads a page's steps from its MDX. */
export async function stepsOfPage(page: string): Promise<Step[]> {
  const file = join(contentFolder, `${page}.mdx`);
  return readSteps(await pageTreeOf(readFileSync(file, 'utf8'), file));
}

/** Returns the file with the result of a page's last run, relative to the project's root. */
export function recordFileOf(page: string): string {
  return join(contentFolder, 'runs', `${page}.json`);
}
