import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@/lib/programs/run-program';
import { checkEach } from './fence-check';

/** Checks nginx configuration with nginx itself: a whole file, or a fragment in the first wrapper that fits. */
export const nginx = checkEach({
  name: 'nginx -t',
  program: 'nginx',
  isFor: ({ language }) => language === 'nginx',
  remedy: 'show a whole file, or the content of one http, server, or location block',
  problemIn: async ({ text }, home) => {
    for (const entry of existsSync(shipped) ? readdirSync(shipped) : []) {
      symlinkSync(join(shipped, entry), join(home, entry));
    }
    const config = join(home, 'fence.conf');
    const errors: string[] = [];
    for (const [before, after] of framesIn(home)) {
      writeFileSync(config, `pid ${home}/pid; ${before} ${onThisMachine(text, home)}\n${after}\n`);
      const { status, stderr } = await runTool('nginx', ['-t', '-q', '-p', home, '-e', 'stderr', '-c', config]);
      if (status === 0) {
        return null;
      }
      errors.push(stderr);
    }
    // nginx reports only this for a wrapper that doesn't fit.
    const error = errors.find((stderr) => !/not allowed here|no "events" section/.test(stderr)) ?? errors[0] ?? '';
    const [, message = error.trim(), line] = /\[emerg\] [^:]*: (.*?)(?: in \S+:(\d+))?$/m.exec(error) ?? [];
    return { line, problem: `shows a configuration that nginx rejects (${message})` };
  },
});

/** Where Debian puts the files that pages include by a short name. */
const shipped = '/etc/nginx';

/** Folders that nginx creates, and that it isn't allowed to create in the system's locations. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns the wrappers for fragments, outermost context first, on the fragment's line so that line numbers match. */
function framesIn(home: string): [before: string, after: string][] {
  const http = `events {} http { ${folders.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}`;
  return [
    ['', ''],
    [http, '}'],
    [`${http} server {`, '}}'],
    [`${http} server { location / {`, '}}}'],
  ];
}

/** Returns the text with logs in our own folder, and with ports that don't require root. */
function onThisMachine(text: string, home: string): string {
  return text
    .replaceAll('/var/log/nginx/', `${home}/`)
    .replaceAll(/(\blisten\s+(?:\[::\]:|[\d.]+:)?)(80|443)\b/g, (_, before, port) => `${before}${Number(port) + 8000}`);
}

/** Checks Caddyfiles, which are recognized by title, with Caddy's own parser. */
export const caddy = checkEach({
  name: 'caddy adapt',
  program: 'caddy',
  isFor: ({ title }) => /\bCaddyfile$/.test(title ?? ''),
  remedy: 'show whole site blocks',
  problemIn: async ({ text }, folder) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `${text}\n`);
    const { status, stderr } = await runTool('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file]);
    const [, line, message = stderr.trim()] = /Caddyfile:(\d+)\W+(.*)/.exec(stderr) ?? [];
    return status === 0 ? null : { line, problem: `shows a Caddyfile that Caddy rejects (${message})` };
  },
});
