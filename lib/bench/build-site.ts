import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBareSite } from './bare-site';
import { linkTree } from './copy-tree';
import { measureProcess } from './measure-process';
import type { SiteName } from './options';
import { writeOurSite } from './our-site';
import { outputSize } from './output-size';
import { pageJavascriptBytes } from './page-javascript';
import type { Measurement } from './report';
import { type BenchPage, pagesOf } from './site-plan';

/** One build of one site. */
export type BuildTask = {
  readonly site: SiteName;
  readonly pages: number;
  /** The folder that the site is written to; whatever stood there is removed. */
  readonly folder: string;
  readonly project: string;
  /** See `Command`. */
  readonly withMemory: boolean;
  readonly signal: AbortSignal;
};

/** Writes a site of generated pages to a folder and builds it from nothing. */
export async function buildSite({
  site,
  pages: count,
  folder,
  project,
  withMemory,
  signal,
}: BuildTask): Promise<Measurement> {
  const pages = pagesOf(count);
  rmSync(folder, { recursive: true, force: true });
  if (site === 'bare') {
    writeBareSite(folder, pages);
  } else {
    writeOurSite(folder, pages, project);
  }
  linkTree(realpathSync(join(project, 'node_modules')), join(folder, 'node_modules'));
  const environment = plainEnvironment(process.env);
  const cost = await measureProcess({
    program: 'npm',
    parameters: ['run', 'build'],
    folder,
    withMemory,
    environment,
    signal,
  });
  const out = join(folder, 'out');
  const { bytes, files } = outputSize(out);
  return {
    pages: count,
    site,
    wallSeconds: cost.wallSeconds,
    cpuSeconds: cost.cpuSeconds,
    othersShare: cost.othersShare,
    peakMiB: cost.peakMiB,
    outputBytes: bytes,
    files,
    javascriptBytes: pageJavascriptBytes(out, htmlFileOf(out, pages)),
  };
}

/** The settings of the machine without those of this site, so that each bench measures the site as it comes. */
function plainEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
}

/** The file of the last page: a plain content page of a full section, wherever there are more than two pages. */
function htmlFileOf(out: string, pages: readonly BenchPage[]): string {
  const id = pages.at(-1)?.id ?? 'index';
  const files = [`${id}.html`, `${id.replace(/\/index$/, '')}.html`];
  const found = files.find((file) => existsSync(join(out, file)));
  if (found === undefined) {
    throw new Error(`${out} holds no page ${id}; the build ended well without exporting it.`);
  }
  return found;
}
