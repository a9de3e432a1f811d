import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { warn } from '@/lib/programs/log';
import { explainListenError, urlHostOf } from '@/lib/programs/ports';
import { type FileStore, openFiles } from './files';
import { createResolver } from './resolve';
import { respond } from './respond';
import type { SiteDescription } from './site';

/** A running server: its URL with the base path and a trailing slash, its port, and a function that stops it. */
type SiteServer = { readonly url: string; readonly port: number; stop(): Promise<void> };

type Options = {
  readonly files: FileStore;
  readonly site: SiteDescription;
  /** The port to listen on; 0 for any free one. */
  readonly port: number;
  readonly host: string;
};

/** Serves a built site as every configured host does. Throws a sentence on what to do if it can't listen. */
export async function serveSite({ files, site, port, host }: Options): Promise<SiteServer> {
  const [resolver, read] = [createResolver(site), openFiles(files)];
  const server = createServer((request, response) => {
    respond(resolver, read, request, response).catch((error: Error) => {
      // Such as a file without read permission.
      warn(`${request.url} can't be served: ${error.message}`);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server could not read this file.\n');
    });
  });
  await once(server.listen(port, host), 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(explainListenError(code, port, host));
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${urlHostOf(host)}:${actual}${site.host.basePath}/`,
    port: actual,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
