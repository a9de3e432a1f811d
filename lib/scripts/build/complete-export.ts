import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { siteWarnings } from '@/lib/checks/site-warnings';
import { type PageReferences, referencesOf } from '@/lib/content/html/page-references';
import { readHtml } from '@/lib/content/html/read-html';
import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import { type EarlyScriptBundle, publishEarlyScript } from '@/lib/export/bundle/bundle-early-script';
import { publishFeeds } from '@/lib/export/feeds/publish-feeds';
import { finishExport } from '@/lib/export/finish-export';
import { hintCompilation } from '@/lib/export/hint-compilation';
import { type Article, articleOf } from '@/lib/export/markdown/article';
import { type MarkdownPage, markdownPageOf } from '@/lib/export/markdown/markdown-page';
import { publishMarkdown } from '@/lib/export/markdown/publish-markdown';
import { publishOpenapi } from '@/lib/export/publish-openapi';
import { publishWorker } from '@/lib/export/publish-worker';
import { publishReaderFiles, publishSecurityText } from '@/lib/export/reader-files';
import { publishUpgradeSteps, upgradePages } from '@/lib/export/upgrade-steps';
import { valuePagesOf } from '@/lib/export/value-pages';
import { blockDirectoryListings } from '@/lib/hosting/block-directory-listings';
import { describeHost } from '@/lib/hosting/describe-host';
import { emitHostConfigs } from '@/lib/hosting/emit-host-configs';
import { publishTerminal } from '@/lib/hosting/terminal/publish';
import { writeIndex } from '@/lib/search/index/make-index';
import { placesOf } from '@/lib/search/records/page-places';
import { recordsOfPage } from '@/lib/search/records/records-of-page';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { basePath } from '@/lib/site/base-path.mjs';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import type { Route, RouteTable } from '@/lib/site/manifest/routes';

/**
 * Finishes the pages in `out/`, and publishes the files derived from them. Throws if they have an unknown form.
 *
 * @returns what the build warns about
 */
export async function completeExport(root: string, table: RouteTable, earlyScript: EarlyScriptBundle) {
  const out = join(root, 'out');
  const build = buildIdOf(root);
  const routes = [...table.values()];
  const references = new Map<Route, PageReferences>();
  const records: SearchRecord[] = [];
  const markdownPages: MarkdownPage[] = [];
  const upgrades = new Map<string, Article>();
  finishExport(out, routes, (route, html) => {
    const page = readHtml(html);
    references.set(route, referencesOf(page, route.path === '/' ? 'body' : 'main'));
    if (route.kind === 'page') {
      const { search } = frontmatterOf(route.version, route.doc.id);
      records.push(...recordsOfPage(route.version, route.doc, placesOf(page), search));
      const article = articleOf(page);
      markdownPages.push(markdownPageOf(route, article));
      if (upgradePages.has(route.path)) {
        upgrades.set(route.path, article);
      }
    }
  });
  hintCompilation(join(out, '_next/static/chunks'));
  writeFileSync(join(out, 'value-pages.json'), JSON.stringify(valuePagesOf(references)));
  writeIndex(root, records, build);
  // A site without the planner, such as one that a test builds, has no steps.
  if (routes.some(({ path }) => path === '/upgrade')) {
    publishUpgradeSteps(out, upgrades, build);
  }
  publishMarkdown(out, versions[0], markdownPages);
  publishFeeds(root, out);
  publishOpenapi(out);
  publishReaderFiles(root, out);
  publishSecurityText(out);
  publishEarlyScript(out, earlyScript);
  await publishTerminal(root, out, records, markdownPages);
  await publishWorker(root, out, routes, earlyScript);
  emitHostConfigs(describeHost(routes, basePath), { outFolder: out, hostsFolder: join(root, 'hosts') });
  blockDirectoryListings(out);
  return siteWarnings({ root, versions, routes: table, references });
}
