import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';

/** How a kind of code runs, and what samples need besides its program. */
const programs = {
  shell: { program: 'bash', file: 'sample.sh', before: [], needs: ['curl'] },
  php: { program: 'php', file: 'sample.php', before: [], needs: ['php', 'php:curl'] },
  javascript: { program: process.execPath, file: 'sample.mjs', before: [], needs: [] },
  python: { program: 'python3', file: 'sample.py', before: [], needs: ['python3'] },
  go: { program: 'go', file: 'sample.go', before: ['run'], needs: ['go'] },
} as const;

/** Languages whose samples can run. */
export type RunnableLanguage = keyof typeof programs;

/** Returns why code in a language can't run here; undefined if it can. */
export function absenceOf(language: RunnableLanguage): string | undefined {
  const [absence] = programs[language].needs.flatMap((proof) => skipReasonFor(proof) ?? []);
  return absence === undefined && language === 'python' && spawnSync('python3', ['-c', 'import requests']).status !== 0
    ? "Python's package requests is not installed (apt-get install python3-requests)"
    : absence;
}

/** A sample's standard output and error output. */
export type SampleOutput = { readonly output: string; readonly error: string };

/** How long a sample may take, in milliseconds. */
const timeout = 20_000;

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
  // Ignores this user's own settings, such as a proxy or a .curlrc.
  const { NODE_ENV, PATH } = process.env;
  const env = { NODE_ENV, PATH, HOME: folder, NO_PROXY: '*', GOCACHE: join(tmpdir(), 'sample-go-cache') };
  try {
    for (const file of files) {
      writeFileSync(join(folder, file), 'Bytes of a file.');
    }
    writeFileSync(script, code);
    const { status, stdout, stderr } = await runTool(program, [...before, script], { cwd: folder, env, timeout });
    return { output: stdout, error: status === 0 ? '' : `${program} failed, or took too long.\n${stderr}`.trim() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
