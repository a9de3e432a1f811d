import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { addRequest } from '@/e2e/runbooks/errors/entries';
import { canCreateMachines, home, type Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { publishReaderFiles } from '@/lib/export/reader-files';
import { withDaemon } from './daemon';
import { areImagesBuilt, buildImages } from './images';
import { fillStore, shareStore } from './store';

const place = { page: 'docker', heading: 'Machine' };

/** Downloads come from this address, whose port 443 no container can take. */
const site = { host: 'docs.mixpost.app', address: '203.0.113.10', port: 8443 };

/** Returns why Docker can't run here; undefined if it can. */
export function whyNoDocker(): string | undefined {
  if (process.getuid?.() !== 0) {
    return 'Docker needs the root user';
  }
  const missing = ['debootstrap', 'nsenter', 'ip'].find((program) => spawnSync('which', [program]).status !== 0);
  if (missing) {
    return `${missing} isn't installed`;
  }
  return canCreateMachines() ? undefined : "this machine can't create namespaces";
}

/** Returns why tests can't use Docker here. They don't build images, which takes half an hour. */
export function whyNoDockerInTests(): string | undefined {
  const build = 'npx tsx e2e/runbooks/verify-runbooks.ts docker';
  return whyNoDocker() ?? (areImagesBuilt() ? undefined : `the images aren't built (${build})`);
}

let prepared: ReturnType<typeof prepareImages> | undefined;

async function prepareImages() {
  const { server, images } = await buildImages();
  return { server, ...(await fillStore(server, images)) };
}

/** Creates a Debian 13 with Docker for `use`, and a registry that has the images of the site's Compose files. */
export async function withRegistry(use: (machine: Machine) => Promise<void>): Promise<void> {
  prepared ??= prepareImages();
  const { server, registry, store } = await prepared;
  await withDaemon(server, registry, use, (machine) => shareStore(store, machine));
}

/** Creates such a machine with a copy of the files that this site publishes, and with the programs of the run. */
export async function withDocker(use: (machine: Machine) => Promise<void>): Promise<void> {
  await withRegistry(async (machine) => {
    addRequest(machine);
    cpSync(join(import.meta.dirname, 'images/edition/publish.sh'), machine.outside('/usr/local/bin/publish'));
    await runAll(machine, [trustAuthority, ...serveSite(machine)], place);
    await use(machine);
  });
}

/** The authority that signs the certificates of the run is in the image that stands for Traefik. */
const trustAuthority = [
  'docker create --name authority traefik:v3.7',
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
