import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out } from '@/e2e/support/built-site';
import { openSiteEngine } from '@/lib/search/site-engine';

// Runs the engine on the index of the built site without a browser, which would add nothing.
const engine = openSiteEngine(async (name) => readFileSync(join(out, 'search', name), 'utf8'));

/** Searches the built site from no page, without filters. */
export const search = (text: string, limit = 10) =>
  engine.search({ text, limit, near: {}, only: { editions: [], sections: [], versions: [] } });
