import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTreeOf } from '@/lib/checks/page-tree';
import { contentFolder } from '@/lib/content/pages/folder';
import { readSteps, type Step } from './page-steps';

/** Reads a page's steps from its MDX. */
export async function stepsOfPage(page: string): Promise<Step[]> {
  const file = pageFileOf(page);
  return readSteps(await pageTreeOf(readFileSync(file, 'utf8'), file));
}

/** Returns a page's file, relative to the project's root. */
export function pageFileOf(page: string): string {
  return join(contentFolder, `${page}.mdx`);
}
