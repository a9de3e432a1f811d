import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { home, type Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { withMachine } from '@/e2e/runbooks/with-machine';
import { publishReaderFiles } from '@/lib/export/reader-files';
import { buildImages } from './images';

const place = { page: 'docker', heading: 'Machine' };
const cgroupParent = 'mixpost-docs-runbook';

/** Downloads come from this address, whose port 443 no container can take. */
const site = { host: 'docs.mixpost.app', address: '203.0.113.10', port: 8443 };

/** Returns why Docker can't run here; undefined if it can. */
export function whyNoDocker(): string | undefined {
  if (process.getuid?.() !== 0) {
    return 'Docker needs the root user';
  }
  for (const program of ['debootstrap', 'unshare', 'nsenter', 'ip']) {
    try {
      execFileSync('which', [program], { stdio: 'ignore' });
    } catch {
      return `${program} isn't installed`;
    }
  }
  return undefined;
}

/**
 * Creates a Debian 13 with Docker for `use`, with the images of the site's Compose files and a copy of the files that
 * this site publishes. Its containers, networks, and volumes end with it.
 */
export async function withDocker(use: (machine: Machine) => Promise<void>): Promise<void> {
  const [server, ...images] = await buildImages();
  try {
    await withMachine(
      async (machine) => {
        await runAll(machine, [startDocker, ...images.map(importImage), trustAuthority, ...serveSite(machine)], place);
        await use(machine);
      },
      { suite: 'trixie', base: server?.archive, folders: [dirname(server?.archive ?? '')] },
    );
  } finally {
    removeControlGroups();
  }
}

const startDocker = [
  `(dockerd --cgroup-parent=/${cgroupParent} > /var/log/dockerd.log 2>&1 &)`,
  'for second in $(seq 60); do docker info > /dev/null 2>&1 && break; sleep 1; done',
  'docker info > /dev/null || { tail -n 20 /var/log/dockerd.log; false; }',
].join('\n');

type BuiltImage = Awaited<ReturnType<typeof buildImages>>[number];

function importImage({ archive, tag, changes }: BuiltImage): string {
  return `docker import ${changes.map((change) => `--change '${change}'`).join(' ')} ${archive} ${tag}`;
}

/** The authority that signs the certificates of the run is in the image that stands for Traefik. */
const trustAuthority = [
  'docker create --name authority traefik:v3',
  'docker cp authority:/etc/run-authority.crt /usr/local/share/ca-certificates/run.crt',
  'docker cp authority:/etc/run-authority.key /etc/ssl/run-authority.key',
  'docker rm authority',
  'update-ca-certificates',
].join(' && ');

function serveSite(machine: Machine): string[] {
  publishReaderFiles(process.cwd(), machine.outside('/srv/site'));
  const { host, address, port } = site;
  return [
    `echo '${address} ${host}' >> /etc/hosts && ip address add ${address}/32 dev lo`,
    `iptables -t nat -I OUTPUT -d ${address} -p tcp --dport 443 -j REDIRECT --to-ports ${port}`,
    [
      `cd /srv && openssl req -newkey rsa:2048 -nodes -keyout site.key -out site.csr -subj '/CN=${host}'`,
      `printf 'subjectAltName=DNS:${host}' > site.ext`,
      'openssl x509 -req -in site.csr -CA /usr/local/share/ca-certificates/run.crt -CAkey /etc/ssl/run-authority.key -days 30 -extfile site.ext -out site.crt',
    ].join(' && '),
    `cd /srv/site && (openssl s_server -accept ${port} -cert ../site.crt -key ../site.key -WWW -quiet > /dev/null 2>&1 &)`,
    `cd ${home}`,
  ];
}

/** Docker leaves empty control groups when it's killed. */
function removeControlGroups(): void {
  for (const controller of existsSync('/sys/fs/cgroup') ? readdirSync('/sys/fs/cgroup') : []) {
    removeEmpty(join('/sys/fs/cgroup', controller, cgroupParent));
  }
}

function removeEmpty(folder: string): void {
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter((found) => found.isDirectory())) {
      removeEmpty(join(folder, entry.name));
    }
    rmdirSync(folder);
  }
}
