import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostRoot, listenAddress } from '@/lib/hosts/placement';
import { absenceOfPackage, fileOfProgram } from '@/lib/programs/debian-package';
import { freePort, runServer } from '@/lib/programs/run-server';

/** A site that is served: its address without a slash at the end, and what ends it. */
export type ServedSite = { readonly url: string; stop(): Promise<void> };

/**
 * Serves the built site by nginx, compressed, with the configuration that the build emitted for it.
 *
 * @param root the project's folder
 * @throws when there is no build, or no nginx
 */
export async function serveCompressed(root: string): Promise<ServedSite> {
  const emitted = join(root, 'hosts/nginx.conf');
  const absence = absenceOfPackage('nginx', 'nginx-light');
  if (absence) {
    throw new Error(absence);
  }
  if (!existsSync(emitted)) {
    throw new Error(`${emitted} is missing; run \`npm run build\` before the bench.`);
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  const config = readFileSync(emitted, 'utf8')
    .replace(listenAddress, `127.0.0.1:${port}`)
    .replace(hostRoot, join(root, 'out'));
  writeFileSync(join(folder, 'docs.conf'), config);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    const { stop } = await runServer(port, fileOfProgram('nginx') ?? 'nginx', args);
    return { url: `http://127.0.0.1:${port}`, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

function mainConfig(folder: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { }
http {
  access_log off;
  gzip on;
  gzip_comp_level 9;
  gzip_types text/plain text/css text/javascript application/json image/svg+xml;
  types { text/html html; text/css css; text/javascript js; text/plain txt; image/svg+xml svg; font/woff2 woff2; image/png png; application/json json; }
  ${bodies.join('\n  ')}
  include ${folder}/docs.conf;
}
`;
}
