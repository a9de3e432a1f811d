import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { certificates, installDebian, prepareRoot, serverSuite } from './debian-root';
import type { Answer } from './runbook';

/** How a command ended. */
export type Ended = { readonly status: number; readonly output: string; readonly timedOut: boolean };

type Typed = {
  readonly input?: string | null;
  readonly answers?: readonly Answer[];
  /** What the output must show before the reader presses Ctrl+C. */
  readonly until?: RegExp | undefined;
};

/** Commands that can use the network of this machine, such as a package manager. All others have only loopback. */
const online = /^(?:sudo )?(?:-u www-data )?(?:apt|apt-get|composer(?! config)) /;
/** A loaded machine needs minutes to pull an image. */
const timeoutSeconds = 1200;

/** The home folder of the machine's root user, who runs the commands. */
export const home = '/root';

/** A Debian in a folder of its own, with its own processes and only a loopback interface. */
export type Machine = {
  /** The first process, whose network is that of the machine. */
  readonly pid: number;
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

export type MachineOptions = {
  /** A folder or an archive with a Debian; without it, debootstrap runs. */
  readonly base?: string | undefined;
  /** The release of Debian, Debian 12 by default. */
  readonly suite?: string;
  /** Folders that commands can read at the same paths. */
  readonly folders?: readonly string[];
};

const namespaces = ['--net', '--pid', '--mount', '--uts', '--fork'];

/**
 * Returns whether machines can be created here. They need root, and a file system of their own at /: a chroot has none.
 */
export function canCreateMachines(): boolean {
  return spawnSync('unshare', [...namespaces, 'mount', '--make-rprivate', '/']).status === 0;
}

/**
 * Creates a machine in `root`.
 *
 * @throws a sentence if there's no root user, no space, or no Debian to install from
 */
export async function createMachine(
  root: string,
  host: string,
  { suite = serverSuite, base = suite === serverSuite ? RUNBOOK_BASE : undefined, folders = [] }: MachineOptions = {},
): Promise<Machine> {
  if (process.getuid?.() !== 0) {
    throw new Error('The run needs root for debootstrap, chroot, and namespaces.');
  }
  mkdirSync(root, { recursive: true });
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < minFreeBytes) {
    throw new Error(`Less than ${minFreeBytes / 1024 ** 3} GB are free for ${root}. Free space first.`);
  }
  installDebian(root, base, suite);
  prepareRoot(root, host, suite);
  const holder = await startHolder(root, [...binds, ...folders]);
  return {
    pid: holder.pid,
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

async function startHolder(root: string, folders: readonly string[]) {
  const script = [
    'set -e',
    'ip link set lo up',
    'mount --make-rprivate /',
    'mount --bind "$1" "$1"',
    'mount --rbind /dev "$1/dev"',
    'mount -t proc proc "$1/proc"',
    'mount --rbind /sys "$1/sys"',
    ...folders.map((folder) => `mkdir -p "$1${folder}" && mount --bind "${folder}" "$1${folder}"`),
    // Containers need a root that isn't within another one, which chroot can't give.
    'cd "$1" && mkdir -p .outside && pivot_root . .outside && umount -l .outside && rmdir .outside && cd /',
    'echo ready',
    // The first process collects ended services, and ends when this program does, however that ends.
    'read -r _',
  ].join('\n');
  const child = spawn('unshare', [...namespaces, '--kill-child', 'bash', '-c', script, 'bash', root], {
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
      // Variables of one command are there for the next one, as in the reader's shell.
      'set -a',
      `cd "$(cat /run/runbook.folder 2>/dev/null || echo ${home})"`,
      command,
      'status=$?',
      'pwd > /run/runbook.folder',
      "export -p | grep -vE ' (SSL_CERT_FILE|COMPOSER_HOME)=' > /run/runbook.env",
      'exit $status',
    ].join('\n'),
  );
  const shell = 'bash /run/runbook.sh';
  const child = spawn(
    'nsenter',
    [
      ...[`--target=${holder}`, '--mount', '--pid', '--uts', ...(isOnline ? [] : ['--net'])],
      ...['env', '-i', `HOME=${home}`, 'LANG=C.UTF-8', 'TERM=dumb', 'DEBIAN_FRONTEND=noninteractive'],
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
  return collect(child, answers, timeoutSeconds, typed.until);
}

function collect(child: ChildProcess, answers: Answer[], seconds: number, until?: RegExp): Promise<Ended> {
  let output = '';
  let answeredTo = 0;
  let timedOut = false;
  let interrupted = false;
  const end = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  const read = (text: string) => {
    output += text;
    const next = answers[0];
    if (next?.prompt.test(output.slice(answeredTo))) {
      answers.shift();
      answeredTo = output.length;
      child.stdin?.write(`${next.type}\n`);
    }
    if (!interrupted && until?.test(output)) {
      interrupted = true;
      end();
    }
  };
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', read);
  child.stdin?.on('error', () => undefined);
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, seconds * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      // Services that a command starts can keep its output open, so its own end counts.
      setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, 200);
    });
    child.once('close', (status) =>
      resolve({ status: interrupted ? 0 : (status ?? 1), output: output.replaceAll('\r', ''), timedOut }),
    );
  });
}
