import { spawnSync } from 'node:child_process';

/**
 * Runs GitHub's command line, which reads its token and repository from the environment. Returns its output.
 *
 * @param input the text for its standard input
 * @throws with its error output if it fails
 */
export function gh(args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { input, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${stderr || error?.message}`);
  }
  return stdout;
}
