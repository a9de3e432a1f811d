import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';

/** Opens the results page in place of a search dialog whose code couldn't be loaded. */
export function openResultsPage(error: unknown): void {
  console.error("The hosted search couldn't be loaded.", error);
  window.location.assign(withBasePath(searchPath));
}
