import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsFolder } from '@/lib/browser/planner/steps-file';
import { listPath, type OfflineList, workerPath } from '@/lib/browser/service-worker/cache-name';
import { digestOf } from '@/lib/browser/service-worker/digest';
import { filesBelow } from '@/lib/programs/files-below';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';

/**
 * Excluded from offline copies: other forms of pages and their payloads, and files for crawlers, hosts, assistants, and
 * terminals.
 */
const excludedFromOfflineCopy =
  /\.(?:atom|html|mjs|pdf|sha256|txt)$|^\/(?:sitemap\.xml|opensearch\.xml|markdown-sections\.json|mark[^/]*\.svg)$|^\/social\//;

/** The search index, the steps of upgrade plans, and the doctor's answers. */
const ofBuild = new RegExp(`^(?:search|${stepsFolder})/|^doctor-answers\\.json$`);

/** Publishes the list of files in an offline copy of a built site. */
export async function publishOfflineList(out: string, routes: readonly Route[], build: string): Promise<void> {
  const pages = routes
    .filter(({ kind }) => kind === 'page' || kind === 'search')
    .flatMap(({ path }) => {
      const [page] = filesOf(path, 'html');
      const [payload] = filesOf(path, 'txt');
      return [[path, page] as const, [`/${payload}`, payload] as const];
    });
  const others = filesBelow(out)
    .filter((file) => !excludedFromOfflineCopy.test(`/${file}`) && `/${file}` !== workerPath && `/${file}` !== listPath)
    // Pages request these with their build, so that they don't get those of another build.
    .map((file) => [ofBuild.test(file) ? `/${file}?${build}` : `/${file}`, file] as const);
  const files = await Promise.all(
    [...pages, ...others].map(async ([path, file]) => {
      const bytes = readFileSync(join(out, file));
      return [path, bytes.length, await digestOf(bytes)] as const;
    }),
  );
  const list: OfflineList = { build, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
  writeFileSync(join(out, listPath), JSON.stringify(list));
}
