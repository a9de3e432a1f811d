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
  const namesOf = (packages: typeof missing) => packages.map(({ name }) => name).join(' ');
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${namesOf(missing)}`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // apt-get says why a package can't be installed.
    spawnSync('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: installTimeoutMs });
  }
  const left = missingPackages(missing);
  if (left.length === 0) {
    return missing.length === 0 ? null : `Installed the system packages that tests need: ${namesOf(missing)}.`;
  }
  const skipped = [...new Set(left.map(({ neededFor }) => neededFor))].join(', ');
  return `Not installed: ${namesOf(left)}. Skipping the tests that need them: ${skipped}. To install them on Debian, run the tests as root.`;
}
