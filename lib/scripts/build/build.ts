import './load-settings';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { checkPages } from '@/lib/checks/check-pages';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { bundleEarlyScript, scriptsFolder } from '@/lib/export/bundle/bundle-early-script';
import { log, warn } from '@/lib/programs/log';
import { routesOf } from '@/lib/site/manifest/routes';
import { completeExport } from './complete-export';

/**
 * `npm run build`: checks the content, exports the site to `out/`, completes the export, and warns about broken links.
 * The previous site stays in `out/` until the content has passed its checks.
 */
async function build(root: string): Promise<number> {
  const table = routesOf(versions);
  log(`Checking ${table.size} addresses.`);
  const pages = await checkPages(versions, root);
  if (pages.errors.length > 0) {
    warn(pages.errors.map(sentenceOf).join('\n'));
    warn(`The build stopped: ${pages.errors.length} of these make a page wrong.`);
    return 1;
  }
  const earlyScript = await bundleEarlyScript(root);
  const status = runNextBuild(root, `/${scriptsFolder}/${earlyScript.entry}`);
  if (status !== 0) {
    warn("The build stopped. The pages themselves compile, so read Next's message above.");
    return status;
  }
  log('Completing the export and checking links.');
  const warnings = [...pages.warnings, ...(await completeExport(root, table, earlyScript))];
  for (const warning of warnings) {
    warn(`Warning, ${warning.kind}: ${sentenceOf(warning)}`);
  }
  log(`Built ${table.size} addresses to out/${warnings.length > 0 ? ` with ${warnings.length} warnings` : ''}.`);
  return 0;
}

/** Runs `next build` without leftovers of earlier builds, so that two builds of one commit are byte-identical. */
function runNextBuild(root: string, earlyScriptPath: string): number {
  const folder = join(root, '.next');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    // Keep the folder of `next dev`.
    if (name !== 'dev') {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
  rmSync(join(root, 'out'), { recursive: true, force: true });
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...process.env, EARLY_SCRIPT_PATH: earlyScriptPath };
  return spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

process.exitCode = await build(process.cwd());
