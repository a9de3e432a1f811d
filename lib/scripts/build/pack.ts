import './load-settings';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { describeSite } from '@/lib/hosting/server/site';
import { writePackage } from '@/lib/hosting/server/write-package';
import { log, warn } from '@/lib/programs/log';
import { basePath } from '@/lib/site/base-path.mjs';
import { routesOf } from '@/lib/site/manifest/routes';

/** `npm run pack`: packs the built site and its server into `dist/mixpost-docs-<version>.tgz`. */
async function pack(root: string): Promise<number> {
  if (!existsSync(join(root, 'out', 'index.html'))) {
    warn('There is no built site in out/. Run `npm run build` first.');
    return 1;
  }
  const [dist, folder] = [join(root, 'dist'), join(root, 'dist', 'package')];
  rmSync(dist, { recursive: true, force: true });
  log('Compressing the site and bundling its server.');
  await writePackage(root, folder, describeSite([...routesOf(versions).values()], basePath));
  const npm = spawnSync('npm', ['pack', folder, '--pack-destination', dist, '--silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  rmSync(folder, { recursive: true });
  const name = existsSync(dist) ? readdirSync(dist).find((file) => file.endsWith('.tgz')) : undefined;
  if (npm.status !== 0 || name === undefined) {
    warn(`npm pack failed:\n${npm.stderr || npm.error?.message}`);
    return 1;
  }
  const bytes = statSync(join(dist, name)).size;
  log(`Wrote dist/${name} (${(bytes / 1e6).toFixed(1)} MB). Run it with: npx --yes ./dist/${name}`);
  return 0;
}

process.exitCode = await pack(process.cwd());
