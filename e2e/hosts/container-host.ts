import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { basename, join } from 'node:path';
import { whyNoDockerInTests, withRegistry } from '@/e2e/runbooks/docker/docker-machine';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import type { RunningServer } from '@/lib/programs/run-server';
import { privateCopyHost, tarball } from './own-hosts';

const folder = '/srv/docs';
/** The port that `compose.yaml` publishes. */
const published = 8080;

/** Returns why the container can't run here; undefined if it can. */
export function whyNoContainer(): string | undefined {
  return privateCopyHost.skipReason() ?? whyNoDockerInTests();
}

/** This site's container, on a machine of its own. */
export type RunningContainer = RunningServer & { readonly machine: Machine };

/** Builds the image of the `Containerfile` and starts it, as DEPLOYING.md says. */
export function startContainer(): Promise<RunningContainer> {
  return new Promise((resolve, reject) => {
    const ended = withRegistry(async (machine) => {
      mkdirSync(machine.outside(`${folder}/dist`), { recursive: true });
      for (const file of ['Containerfile', 'compose.yaml', '.dockerignore']) {
        cpSync(file, machine.outside(join(folder, file)));
      }
      const archive = tarball() ?? '';
      cpSync(archive, machine.outside(join(folder, 'dist', basename(archive))));
      const place = { page: 'compose.yaml', heading: 'Start' };
      await runAll(machine, [`cd ${folder}`, 'docker compose up --build --wait'], place);
      const { port, close } = await forward(machine);
      await new Promise<void>((stop) => {
        const stopAll = async () => {
          stop();
          await ended;
        };
        resolve({ port, machine, stop: stopAll });
      });
      close();
    });
    ended.catch(reject);
  });
}

/** Connects a port of this machine with the published one in the other machine's network. */
async function forward(machine: Machine): Promise<{ port: number; close: () => void }> {
  const socket = machine.outside('/run/docs.sock');
  const program = `require('net').createServer((from) => {
    const to = require('net').connect(${published}, '127.0.0.1');
    from.on('error', () => to.destroy()).pipe(to.on('error', () => from.destroy())).pipe(from);
  }).listen(process.argv[1], () => console.log('listening'))`;
  const inside = spawn('nsenter', [`--target=${machine.pid}`, '--net', process.execPath, '-e', program, socket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(inside.stdout, 'data');
  const here = createServer((from) => {
    const to = createConnection(socket);
    from
      .on('error', () => to.destroy())
      .pipe(to.on('error', () => from.destroy()))
      .pipe(from);
  }).listen(0, '127.0.0.1');
  await once(here, 'listening');
  const close = () => {
    here.close();
    inside.kill();
  };
  process.on('exit', close);
  return { port: (here.address() as AddressInfo).port, close };
}
