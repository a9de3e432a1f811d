import type { Machine } from '@/e2e/runbooks/machine';
import type { ScriptRun } from '@/lib/content/pages/script-record';

/** Where a new copy of the old application comes from, and where the script runs. */
export const oldApplication = '/srv/old';
/** Where the script is. */
export const scriptFile = '/srv/upgrade.sh';
const application = '/var/www/html';

/** Runs a script on a new copy of the old application. `failing` is the number of the command that fails. */
export async function runOnCopy(machine: Machine, script: string, failing = 0, before = ':'): Promise<ScriptRun> {
  machine.write('/run/failing', '0');
  await machine.run(
    `mkdir -p /var/www && rm -rf ${application} && /usr/bin/cp -a ${oldApplication} ${application} && cd ${application} && ${before}`,
  );
  return runScript(machine, script, failing);
}

/** Runs a script on the application as it is now. */
export async function runScript(machine: Machine, script: string, failing = 0): Promise<ScriptRun> {
  machine.write('/run/failing', String(failing));
  machine.write('/run/steps', '');
  const ended = await machine.run(`chmod 666 /run/steps && cd ${application} && sudo -u www-data bash ${scriptFile}`);
  const spoken = patternsOf(script);
  const lines = ended.output.split('\n').map((line) => line.trimEnd());
  return {
    status: ended.status,
    printed: lines.filter((line) => spoken.some((pattern) => pattern.test(line))).join('\n'),
    isClosed: machine.read(`${application}/storage/framework/down`) !== '',
  };
}

/** Returns the commands that the last script called, in order. */
export function stepsOf(machine: Machine): string[] {
  return machine.read('/run/steps').trimEnd().split('\n');
}

/** Matches the lines that a script itself prints, in Bash or in PHP. */
function patternsOf(script: string): RegExp[] {
  return [...script.matchAll(/echo "(.+?)(?:\\n)?";?$/gm)].map(([, text = '']) => {
    const parts = text.split(/\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
}
