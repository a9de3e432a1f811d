import { createServer } from 'node:http';
import { explainListenError, urlHostOf } from '@/lib/programs/ports';
import { type FileStore, openFiles } from './files';
import { createResolver } from './resolve';
import { respond } from './respond';
import type { SiteDescription } from './site';

/** A running server: its URL with the base path and a trailing slash, its port, and a function that stops it. */
export type SiteServer = { readonly url: string; readonly port: number; stop(): Promise<void> };

type Options = {
  readonly files: FileStore;
  readonly site: SiteDescription;
  /** The port to listen on; 0 for any free one. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** Receives errors that a request can't report, such as a file without read permission. */
  readonly onError: (message: string) => void;
};

/**
 * Serves a built site with the redirects, status codes, headers, and compression that every configured host has.
 *
 * @throws a sentence on what to do if it can't listen on the port
 */
export async function serveSite({ files, site, port, host, onError }: Options): Promise<SiteServer> {
  const [resolver, read] = [createResolver(site), openFiles(files)];
  const server = createServer((request, response) => {
    respond(resolver, read, request, response).catch((error: Error) => {
      onError(`${request.url} can't be served: ${error.message}`);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server could not read this file.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    const fail = ({ code }: NodeJS.ErrnoException) => reject(new Error(explainListenError(code, port, host)));
    server.once('error', fail).listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${urlHostOf(host)}:${actual}${site.host.basePath}/`,
    port: actual,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
