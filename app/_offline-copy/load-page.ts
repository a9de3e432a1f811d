import { trustedHtml } from '@/lib/browser/dom/trusted-html';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { filesOf } from '@/lib/site/paths';
import { readData } from './data-files';

/** Loads a page that the upgrade planner needs. Replaces `components/planner/load-page.ts` in the offline copy. */
export async function fetchPage(path: string): Promise<Document> {
  const page = new DOMParser().parseFromString(trustedHtml(await readData(filesOf(path, 'html')[0])), 'text/html');
  for (const link of page.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', withBasePath(link.getAttribute('href') ?? ''));
  }
  return page;
}
