import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFiles, openFolder } from '@/lib/hosting/server/files';
import { createResolver } from '@/lib/hosting/server/resolve';
import { respond } from '@/lib/hosting/server/respond';
import { describeSite } from '@/lib/hosting/server/site';
import { routes } from './built-site';

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

const resolver = createResolver(describeSite(routes, ''));

/** Serves a built site on loopback, on any free port. */
export async function startSwitchableHost(folder: string): Promise<SwitchableHost> {
  let read = openFiles(openFolder(folder));
  let isCut: RegExp | null = null;
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requestedPaths.push(pathname);
    if (isCut?.test(pathname)) {
      request.socket.destroy();
    } else {
      void respond(resolver, read, request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    publish(next) {
      read = openFiles(openFolder(next));
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
