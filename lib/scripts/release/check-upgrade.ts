import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenContracts } from '@/lib/next-internals/contracts';
import { log, warn } from '@/lib/programs/log';

/**
 * `npm run check:upgrade -- canary`: installs a version of Next in a temporary folder, by default the newest release,
 * and says which assumptions about its private code don't hold there.
 */
function checkUpgrade(version: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'next-upgrade-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const packages = [`next@${version}`, '@next/third-parties@latest'];
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--force'];
    const npm = spawnSync('npm', ['install', ...packages, ...options], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      warn(`Next ${version} can't be installed:\n${npm.stderr || npm.error?.message}`);
      return 1;
    }
    const modules = join(folder, 'node_modules');
    const found: string = JSON.parse(readFileSync(join(modules, 'next', 'package.json'), 'utf8')).version;
    const broken = brokenContracts(modules);
    for (const sentence of broken) {
      warn(sentence);
    }
    log(`Next ${found}: ${broken.length === 0 ? 'every assumption holds' : `${broken.length} assumptions broke`}.`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = checkUpgrade(process.argv[2] ?? 'latest');
