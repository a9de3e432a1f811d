import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The certificates that commands with network access trust, within the root. */
export const certificates = '/etc/ssl/runbook-certificates.pem';

/** The release of Debian on which runs without Docker take place. */
export const serverSuite = 'bookworm';

/**
 * Puts a Debian into a folder.
 *
 * @param base a folder or an archive with a Debian made before; without it, debootstrap runs
 */
export function installDebian(root: string, base: string | undefined, suite: string) {
  if (base !== undefined) {
    const [program, ...args] = base.endsWith('.tar')
      ? ['tar', '-xf', base, '-C', root]
      : ['cp', '-a', `${base}/.`, root];
    execFileSync(program ?? '', args);
    return;
  }
  const packages = '--include=ca-certificates,sudo';
  execFileSync('debootstrap', ['--variant=minbase', packages, suite, root, mirrorOfThisMachine()], { stdio: 'ignore' });
}

function mirrorOfThisMachine(): string {
  const sites = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  return sites.split('\n').find((site) => site.endsWith('/debian')) ?? '';
}

/** Gives the new root this machine's package sources and certificates, and its domain. */
export function prepareRoot(root: string, host: string, suite: string) {
  // Temporary folders are only for their owner, but services load libraries as other users.
  chmodSync(root, 0o755);
  const sources = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'];
  for (const path of [...(suite === serverSuite ? sources : []), '/etc/resolv.conf']) {
    if (existsSync(path)) {
      rmSync(join(root, path), { force: true });
      cpSync(path, join(root, path), { dereference: true });
    }
  }
  cpSync('/etc/hosts', join(root, 'etc/hosts'));
  appendFileSync(join(root, 'etc/hosts'), `\n127.0.0.1 ${host}\n`);
  cpSync(process.env.SSL_CERT_FILE ?? '/etc/ssl/certs/ca-certificates.crt', join(root, certificates), {
    dereference: true,
  });
  // Composer runs as other users too, and reads local repositories that root owns.
  writeFileSync(join(root, 'etc/sudoers.d/runbook'), 'Defaults env_keep += "COMPOSER_HOME SSL_CERT_FILE"\n');
  writeFileSync(join(root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
  // The root is thrown away, so dpkg doesn't need to flush each file to the disk.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/runbook'), 'force-unsafe-io\n');
  // Packages must not start services while they're installed with the network of this machine.
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}
