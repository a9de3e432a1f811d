import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { diagnosticIn } from './fence';
import type { FenceCheck } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

const isShell: FenceCheck['isFor'] = ({ language }) => language === 'shell';

/** Checks shell code with Bash without running it. */
export const bash: FenceCheck = {
  name: 'bash -n',
  tools: [{ program: 'bash' }],
  isFor: isShell,
  diagnosticsIn: async (fences, { fileOf }) => {
    const diagnostics = await forEachAtOnce(fences, async (fence) => {
      const { status, stderr } = await runTool(fileOf('bash'), ['-n'], fence.text);
      const [, line, message] = /bash: line (\d+): (.*)$/m.exec(stderr) ?? [];
      return status === 0
        ? []
        : [
            diagnosticIn(
              fence,
              line ? Number(line) : null,
              `shows a command that Bash can't parse (${message ?? stderr.trim()})`,
              'write a command that can be pasted into a shell',
            ),
          ];
    });
    return diagnostics.flat();
  },
};

const comments = z.array(
  z.object({ file: z.string(), line: z.number(), level: z.string(), code: z.number(), message: z.string() }),
);

/** `cd` without handling its failure: pages show commands for a terminal, where the reader notices. */
const left = 'SC2164';

/** Checks shell code with ShellCheck, which reports syntax errors and warnings. */
export const shellcheck: FenceCheck = {
  name: 'ShellCheck',
  tools: [{ program: 'shellcheck' }],
  isFor: isShell,
  diagnosticsIn: async (fences, { folder, fileOf }) => {
    const files = fences.map((fence, at) => {
      const file = join(folder, `${at}.sh`);
      writeFileSync(file, `${fence.text}\n`);
      return file;
    });
    const args = ['--shell=bash', '--severity=warning', '--format=json', `--exclude=${left}`, ...files];
    const { stdout, stderr } = await runTool(fileOf('shellcheck'), args);
    if (stdout === '') {
      throw new Error(`ShellCheck returned no output: ${stderr}`);
    }
    return comments.parse(JSON.parse(stdout)).flatMap(({ file, line, code, message }) => {
      const fence = fences[Number(basename(file, '.sh'))];
      return fence
        ? [
            diagnosticIn(
              fence,
              line,
              `shows a command that ShellCheck warns about (SC${code}: ${message})`,
              'fix what the warning describes',
            ),
          ]
        : [];
    });
  },
};
