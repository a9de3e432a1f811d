import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { diagnosticIn, type Fence } from './fence';
import type { FenceCheck, Workplace } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

/** Checks nginx configuration with nginx itself: a whole file, or a fragment in the first wrapper that fits. */
export const nginx: FenceCheck = {
  name: 'nginx -t',
  tools: [{ program: 'nginx' }],
  isFor: ({ language }) => language === 'nginx',
  diagnosticsIn: async (fences, workplace) => {
    const diagnostics = await forEachAtOnce(fences, (fence, at) => diagnosticsOf(fence, `${at}`, workplace));
    return diagnostics.flat();
  },
};

/** Where Debian puts the files that pages include by a short name. */
const shipped = '/etc/nginx';

/** Folders that nginx creates, and that it isn't allowed to create in the system's locations. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Returns the wrappers for fragments, outermost context first. They stay on the fragment's line so that line numbers
 * match.
 */
function framesIn(home: string): [before: string, after: string][] {
  const http = `events {} http { ${folders.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}`;
  return [
    ['', ''],
    [http, '}'],
    [`${http} server {`, '}}'],
    [`${http} server { location / {`, '}}}'],
  ];
}

async function diagnosticsOf(fence: Fence, name: string, { folder, fileOf }: Workplace): Promise<Diagnostic[]> {
  const home = join(folder, name);
  mkdirSync(home);
  for (const entry of existsSync(shipped) ? readdirSync(shipped) : []) {
    symlinkSync(join(shipped, entry), join(home, entry));
  }
  const config = join(home, 'fence.conf');
  const errors: string[] = [];
  for (const [before, after] of framesIn(home)) {
    writeFileSync(config, `pid ${home}/pid; ${before} ${onThisMachine(fence.text, home)}\n${after}\n`);
    const { status, stderr } = await runTool(fileOf('nginx'), ['-t', '-q', '-p', home, '-e', 'stderr', '-c', config]);
    if (status === 0) {
      return [];
    }
    errors.push(stderr);
  }
  // nginx reports only this for a wrapper that doesn't fit.
  const error = errors.find((stderr) => !/not allowed here|no "events" section/.test(stderr)) ?? errors[0] ?? '';
  const [, message = error.trim(), line] = /\[emerg\] [^:]*: (.*?)(?: in \S+:(\d+))?$/m.exec(error) ?? [];
  return [
    diagnosticIn(
      fence,
      line ? Number(line) : null,
      `shows a configuration that nginx rejects (${message})`,
      'show a whole file, or the content of one http, server, or location block',
    ),
  ];
}

/** Returns the text with logs in our own folder, and with ports that don't require root. */
function onThisMachine(text: string, home: string): string {
  return text
    .replaceAll('/var/log/nginx/', `${home}/`)
    .replaceAll(/(\blisten\s+(?:\[::\]:|[\d.]+:)?)(80|443)\b/g, (_, before, port) => `${before}${Number(port) + 8000}`);
}
