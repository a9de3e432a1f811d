import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitPlaceholders } from '@/lib/placeholders/split.mjs';
import { fileOfProgram } from '@/lib/programs/debian-package';

/** The languages whose samples can be run. */
export type RunnableLanguage = 'shell' | 'php';

/** What a sample printed, and what it said went wrong. */
export type Printed = { readonly output: string; readonly complaint: string };

const longest = 20_000;

/** A sample as the reader would run it who keeps the examples of all placeholders. */
export function withExamples(code: string): string {
  return splitPlaceholders(code)
    .map(({ text }) => text)
    .join('');
}

/**
 * Runs a sample with the real program, in a folder of its own.
 *
 * @param files the names of files that the sample sends; they are there with some content
 */
export async function runSample(language: RunnableLanguage, code: string, files: readonly string[]): Promise<Printed> {
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

function run(program: string, args: readonly string[], folder: string): Promise<Printed> {
  // Nothing of this user's own settings: neither a proxy nor a .curlrc.
  const { NODE_ENV, PATH } = process.env;
  const env = { NODE_ENV, PATH, HOME: folder, NO_PROXY: '*' };
  return new Promise((resolve) => {
    execFile(
      fileOfProgram(program) ?? program,
      args,
      { cwd: folder, env, timeout: longest },
      (error, stdout, stderr) => {
        resolve({ output: stdout, complaint: error ? `${error.message}\n${stderr}`.trim() : '' });
      },
    );
  });
}
