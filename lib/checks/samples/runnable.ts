import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitPlaceholders } from '@/lib/content/placeholders/split.mjs';
import { fileOfProgram } from '@/lib/programs/debian-package';

/** Languages whose samples can run. */
export type RunnableLanguage = 'shell' | 'php';

/** A sample's standard output and error output. */
export type SampleOutput = { readonly output: string; readonly error: string };

const timeoutMs = 20_000;

/** Returns a sample with the example values of all placeholders. */
export function withExamples(code: string): string {
  return splitPlaceholders(code)
    .map(({ text }) => text)
    .join('');
}

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
  const script = join(folder, `sample.${language}`);
  try {
    for (const file of files) {
      writeFileSync(join(folder, file), 'Bytes of a file.');
    }
    writeFileSync(script, code);
    return await run(language === 'php' ? 'php' : 'bash', [script], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[], folder: string): Promise<SampleOutput> {
  // Ignores this user's own settings, such as a proxy or a .curlrc.
  const { NODE_ENV, PATH } = process.env;
  const env = { NODE_ENV, PATH, HOME: folder, NO_PROXY: '*' };
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
