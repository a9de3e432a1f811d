import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOfProgram } from '@/lib/programs/debian-package';
import { skipReasonFor } from '@/lib/programs/system-packages';

/** How a kind of code runs. */
const programs = {
  shell: { program: 'bash', file: 'sample.sh', before: [] },
  php: { program: 'php', file: 'sample.php', before: [] },
  javascript: { program: process.execPath, file: 'sample.mjs', before: [] },
  python: { program: 'python3', file: 'sample.py', before: [] },
  go: { program: 'go', file: 'sample.go', before: ['run'] },
} as const;

/** Languages whose samples can run. */
export type RunnableLanguage = keyof typeof programs;

/** Returns why code in a language can't run here; undefined if it can. */
export function absenceOf(language: RunnableLanguage): string | undefined {
  switch (language) {
    case 'shell':
      return skipReasonFor('curl');
    case 'php':
      return skipReasonFor('php') ?? skipReasonFor('php:curl');
    case 'python':
      return spawnSync('python3', ['-c', 'import requests']).status === 0
        ? undefined
        : "Python's package requests is not installed (apt-get install python3-requests)";
    case 'go':
      return skipReasonFor('go');
    default:
      return undefined;
  }
}

/** A sample's standard output and error output. */
export type SampleOutput = { readonly output: string; readonly error: string };

const timeoutMs = 20_000;

/**
 * Runs a sample with the real program, in a folder of its own.
 *
 * @param files names of files that the sample sends, which are created with some content
 */
export async function runSample(
  language: RunnableLanguage,
  code: string,
  files: readonly string[],
): Promise<SampleOutput> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const { program, file: name, before } = programs[language];
  const script = join(folder, name);
  try {
    for (const file of files) {
      writeFileSync(join(folder, file), 'Bytes of a file.');
    }
    writeFileSync(script, code);
    return await run(program, [...before, script], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[], folder: string): Promise<SampleOutput> {
  // Ignores this user's own settings, such as a proxy or a .curlrc.
  const { NODE_ENV, PATH } = process.env;
  const GOCACHE = join(tmpdir(), 'sample-go-cache');
  const env = { NODE_ENV, PATH, HOME: folder, NO_PROXY: '*', GOCACHE };
  return new Promise((resolve) => {
    execFile(
      fileOfProgram(program) ?? program,
      args,
      { cwd: folder, env, timeout: timeoutMs },
      (cause, stdout, stderr) => {
        resolve({ output: stdout, error: cause ? `${cause.message}\n${stderr}`.trim() : '' });
      },
    );
  });
}
