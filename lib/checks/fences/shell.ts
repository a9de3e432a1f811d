import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/programs/run-program';
import { diagnosticIn } from './fence';
import type { FenceCheck } from './fence-check';

type Comment = { readonly file: string; readonly line: number; readonly code: number; readonly message: string };

/** `cd` without handling its failure: pages show commands for a terminal, where the reader notices. */
const left = 'SC2164';

/** Checks shell code with ShellCheck, which reports syntax errors and warnings, and runs nothing. */
export const shellcheck: FenceCheck = {
  name: 'ShellCheck',
  program: 'shellcheck',
  isFor: ({ language }) => language === 'shell',
  diagnosticsIn: async (fences, folder) => {
    const files = fences.map(({ text }, at) => {
      const file = join(folder, `${at}.sh`);
      writeFileSync(file, `${text}\n`);
      return file;
    });
    const args = ['--shell=bash', '--severity=warning', '--format=json', `--exclude=${left}`, ...files];
    const { stdout, stderr } = await runTool('shellcheck', args);
    if (stdout === '') {
      throw new Error(`ShellCheck returned no output: ${stderr}`);
    }
    const comments: readonly Comment[] = JSON.parse(stdout);
    return comments.flatMap(({ file, line, code, message }) => {
      const fence = fences[files.indexOf(file)];
      const problem = `shows a command that ShellCheck warns about (SC${code}: ${message})`;
      return fence ? [diagnosticIn(fence, line, problem, 'fix what the warning describes')] : [];
    });
  },
};
