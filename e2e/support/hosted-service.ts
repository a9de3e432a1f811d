import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service received it. */
export type Received = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** The service's response. */
export type Reply = { readonly status: number; readonly body: unknown };

/**
 * Starts a server on loopback in place of the hosted service, for tests with its real client.
 *
 * @param reply returns the response to a request; `count` is the number of requests before it
 */
export async function startService(reply: (request: Received, count: number) => Reply) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { method = '', url = '', headers } = request;
      const data = { method, path: url.replace(/\?.*/, ''), headers, body: text === '' ? null : JSON.parse(text) };
      const { status, body } = reply(data, received.length);
      received.push(data);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = { url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' } as const;
  return {
    received,
    /** Two of the service's three hosts. Both are this server, because the client tries the next one when one fails. */
    options: {
      hosts: [host, { ...host, url: `localhost:${port}` }],
      responsesCache: noCache,
      requestsCache: noCache,
      hostsCache: noCache,
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const noCache = {
  get: <T>(_: unknown, make: () => Promise<T>) => make(),
  set: <T>(_: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
