import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { certificates, installDebian, prepareRoot } from './debian-root';
import type { Answer } from './runbook';

/** How a command ended. */
export type Ended = { readonly status: number; readonly output: string; readonly timedOut: boolean };

type Typed = { readonly input?: string | null; readonly answers?: readonly Answer[] };

/** Commands that can use the network of this machine, such as a package manager. All others have only loopback. */
const online = /^(?:sudo )?(?:-u www-data )?(?:apt|apt-get|composer) /;
const timeoutSeconds = { online: 900, offline: 120 } as const;

/** The home folder of the machine's root user, who runs the commands. */
export const home = '/root';

/** A Debian in a folder of its own, with its own processes and only a loopback interface. */
export type Machine = {
  readonly run: (command: string, typed?: Typed) => Promise<Ended>;
  /** Returns the text of a file; an empty one if it doesn't exist. */
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Returns where a path of the machine is outside of it. */
  readonly outside: (path: string) => string;
  /** Ends its first process: the kernel ends all others with it, and undoes its mounts. */
  readonly end: () => void;
};

const { RUNBOOK_BASE, RUNBOOK_COMPOSER_HOME: composerHome, RUNBOOK_FOLDERS = '' } = process.env;
/** Composer's home folder, for a registry of its own, and folders that it refers to, readable at the same paths. */
const binds = [composerHome ?? '', ...RUNBOOK_FOLDERS.split(':')].filter((folder) => folder !== '');
const onlineVariables = [`SSL_CERT_FILE=${certificates}`, ...(composerHome ? [`COMPOSER_HOME=${composerHome}`] : [])];
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Creates a machine in `root`.
 *
 * @param base a folder with a Debian to copy; without it, debootstrap runs
 * @throws a sentence if there's no root user, no space, or no Debian to install from
 */
export async function createMachine(root: string, host: string, base = RUNBOOK_BASE): Promise<Machine> {
  if (process.getuid?.() !== 0) {
    throw new Error('The run needs root for debootstrap, chroot, and namespaces.');
  }
  mkdirSync(root, { recursive: true });
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < minFreeBytes) {
    throw new Error(`Less than ${minFreeBytes / 1024 ** 3} GB are free for ${root}. Free space first.`);
  }
  installDebian(root, base);
  prepareRoot(root, host);
  const holder = await startHolder(root);
  return {
    run: (command, typed = {}) => runInside(root, holder.pid, command, typed),
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    outside: (path) => join(root, path),
    end: holder.end,
  };
}

async function startHolder(root: string) {
  const script = [
    'set -e',
    'ip link set lo up',
    'mount --make-rprivate /',
    'mount --rbind /dev "$1/dev"',
    'mount -t proc proc "$1/proc"',
    ...binds.map((folder) => `mkdir -p "$1${folder}" && mount --bind "${folder}" "$1${folder}"`),
    'echo ready',
    // The first process collects ended services, and ends when this program does, however that ends.
    'read -r _',
  ].join('\n');
  const namespaces = ['--net', '--pid', '--mount', '--uts', '--fork', '--kill-child'];
  const child = spawn('unshare', [...namespaces, 'bash', '-c', script, 'bash', root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('close', () => reject(new Error("The namespaces of the run couldn't be created; see the lines above.")));
  });
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  child.unref();
  return { pid: Number(children.trim()), end: () => child.kill('SIGKILL') };
}

/** Runs a command in the reader's shell, which keeps its folder and its exported variables between commands. */
function runInside(root: string, holder: number, command: string, typed: Typed): Promise<Ended> {
  const answers = [...(typed.answers ?? [])];
  const isOnline = online.test(command);
  writeFileSync(
    join(root, 'run/runbook.sh'),
    [
      '[ -f /run/runbook.env ] && . /run/runbook.env',
      `cd "$(cat /run/runbook.folder 2>/dev/null || echo ${home})"`,
      command,
      'status=$?',
      'pwd > /run/runbook.folder',
      "export -p | grep -v ' SSL_CERT_FILE=' > /run/runbook.env",
      'exit $status',
    ].join('\n'),
  );
  const shell = 'bash /run/runbook.sh';
  const child = spawn(
    'nsenter',
    [
      ...[`--target=${holder}`, '--mount', '--pid', '--uts', ...(isOnline ? [] : ['--net'])],
      ...['chroot', root, 'env', '-i', `HOME=${home}`, 'LANG=C.UTF-8', 'TERM=dumb', 'DEBIAN_FRONTEND=noninteractive'],
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...(isOnline ? onlineVariables : []),
      // A terminal, for programs that read a password from it.
      ...(answers.length > 0 ? ['script', '-qefc', shell, '/dev/null'] : ['bash', '-c', shell]),
    ],
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  if (answers.length === 0) {
    child.stdin.end(typed.input ?? '');
  }
  return collect(child, answers, isOnline ? timeoutSeconds.online : timeoutSeconds.offline);
}

function collect(child: ChildProcess, answers: Answer[], seconds: number): Promise<Ended> {
  let output = '';
  let answeredTo = 0;
  let timedOut = false;
  const read = (text: string) => {
    output += text;
    const next = answers[0];
    if (next?.prompt.test(output.slice(answeredTo))) {
      answers.shift();
      answeredTo = output.length;
      child.stdin?.write(`${next.type}\n`);
    }
  };
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', read);
  child.stdin?.on('error', () => undefined);
  const timer = setTimeout(() => {
    timedOut = true;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, seconds * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Services that a command starts can keep its output open, so its own end counts.
    child.once('exit', (status) => {
      clearTimeout(timer);
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.stdin?.destroy();
        resolve({ status: status ?? 1, output: output.replaceAll('\r', ''), timedOut });
      }, 200);
    });
  });
}
