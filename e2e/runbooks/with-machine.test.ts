import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { canCreateMachines } from './machine';

const program = `
import { withMachine } from '@/e2e/runbooks/with-machine';
await withMachine(async (machine) => {
  console.log((await machine.run('echo started')).output);
  await machine.run('sleep 60');
}, { base: process.argv[1] });`;

/** Puts the programs into a folder that a run needs from a Debian. */
function makeBase(): string {
  const base = temporaryFolder();
  for (const path of [
    'dev',
    'proc',
    'sys',
    'run',
    'root',
    'etc/ssl',
    'etc/sudoers.d',
    'etc/dpkg/dpkg.cfg.d',
    'usr/sbin',
  ]) {
    mkdirSync(join(base, path), { recursive: true });
  }
  const programs = ['bash', 'env', 'cat', 'grep', 'sleep', 'umount', 'rmdir'].map((name) => `/usr/bin/${name}`);
  const libraries = execFileSync('ldd', programs, { encoding: 'utf8' }).match(/\/\S+(?= \()/g) ?? [];
  for (const path of [...programs, ...libraries]) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    copyFileSync(path, join(base, path));
  }
  return base;
}

/** Returns the command lines of all processes. */
function commandLines(): string[] {
  return readdirSync('/proc')
    .map((id) => `/proc/${id}/cmdline`)
    .filter((file) => /\d/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

it.skipIf(!canCreateMachines()).each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'leaves no folder and no process after two %s',
  async (signal) => {
    const temporary = temporaryFolder();
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, makeBase()], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    expect(readdirSync(temporary).filter((name) => name.startsWith('runbook-'))).toHaveLength(1);

    child.kill(signal);
    child.kill(signal);

    expect(await ended).toEqual([null, signal]);
    await vi.waitFor(() => {
      expect(readdirSync(temporary).filter((name) => name.startsWith('runbook-'))).toEqual([]);
      expect(commandLines().filter((line) => line.includes(temporary))).toEqual([]);
    }, 5000);
  },
  30_000,
);
