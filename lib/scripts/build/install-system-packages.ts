import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingPackages } from '@/lib/programs/system-packages';

const installTimeoutMs = 600_000;

/**
 * Installs all missing system packages in one step if possible: as root on Debian. Returns a sentence that says what
 * was installed, or what's missing and which tests are skipped; null if nothing is missing.
 */
export function installSystemPackages(): string | null {
  const missing = missingPackages();
  if (missing.length === 0) {
    return null;
  }
  const names = missing.map(({ name }) => name).join(' ');
  const skipped = [...new Set(missing.map(({ neededFor }) => neededFor))].join(', ');
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return `Not installed: ${names}. Skipping the tests that need them: ${skipped}. To install them on Debian, run the tests as root.`;
  }
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8', timeout: installTimeoutMs });
  const left = missingPackages(missing);
  if (left.length === 0) {
    return `Installed the system packages that tests need: ${names}.`;
  }
  const reason = stderr.trim().split('\n').at(-1) ?? '';
  return `apt-get couldn't install ${left.map(({ name }) => name).join(' ')} (${reason}). Skipping the tests that need them: ${[...new Set(left.map(({ neededFor }) => neededFor))].join(', ')}.`;
}
