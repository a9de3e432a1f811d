import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { filesOf } from '@/lib/site/paths';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A host that can publish another build, and whose network can be cut, while browsers use it. */
export type SwitchableHost = {
  readonly url: string;
  /** The requested paths, in order. */
  readonly requestedPaths: string[];
  /** Serves another folder after this call. */
  publish(folder: string): void;
  /** Cuts the connection of each request whose path matches, or of none after `null`. */
  cut(paths: RegExp | null): void;
  stop(): Promise<void>;
};

/** Serves a built site on loopback, on any free port. */
export async function startSwitchableHost(folder: string): Promise<SwitchableHost> {
  let current = folder;
  let isCut: RegExp | null = null;
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requestedPaths.push(pathname);
    if (isCut?.test(pathname)) {
      request.socket.destroy();
      return;
    }
    const file = fileAt(current, decodeURI(pathname));
    const served = file ?? join(current, '404.html');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': contentTypes[extname(served)] ?? 'application/octet-stream',
    });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    publish(next) {
      current = next;
    },
    cut(paths) {
      isCut = paths;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fileAt(folder: string, path: string): string | null {
  const candidates = [path, ...filesOf(path, 'html')].map((name) => join(folder, name));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
