import { basename, dirname } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { withMachine } from '@/e2e/runbooks/with-machine';

/** Where the registry that replaces Docker Hub listens. */
export const registryAddress = '127.0.0.1:5000';

/**
 * Creates a Debian 13 with Docker and a registry for `use`. Its containers, networks, and volumes end with it.
 *
 * @param server the archive of the Debian; commands can read what's in the same folder
 * @param registry a folder in there with what the registry serves
 * @param prepare what the server needs before Docker starts
 */
export async function withDaemon(
  server: string,
  registry: string,
  use: (machine: Machine) => Promise<void>,
  prepare?: (machine: Machine) => void,
) {
  await withMachine(
    async (machine) => {
      // With the name of the machine's folder, it's deleted with that.
      const cgroupParent = basename(machine.outside('.'));
      prepare?.(machine);
      await runAll(machine, [startDocker(registry, cgroupParent)], { page: 'docker', heading: 'Machine' });
      await use(machine);
    },
    { suite: 'trixie', base: server, folders: [dirname(server)] },
  );
}

const startDocker = (registry: string, cgroupParent: string) =>
  [
    `printf 'version: 0.1\nstorage: {filesystem: {rootdirectory: ${registry}}}\nhttp: {addr: "${registryAddress}"}\n' > /etc/registry.yml`,
    '(docker-registry serve /etc/registry.yml > /var/log/registry.log 2>&1 &)',
    `(dockerd --registry-mirror=http://${registryAddress} --cgroup-parent=/${cgroupParent} > /var/log/dockerd.log 2>&1 &)`,
    `for second in $(seq 60); do curl -sf ${registryAddress}/v2/ && docker info && break; sleep 1; done > /dev/null 2>&1`,
    'docker info > /dev/null || { tail -n 20 /var/log/dockerd.log; false; }',
  ].join('\n');
