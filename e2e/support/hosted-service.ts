import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';

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
 * Starts a server on loopback in place of the hosted service until the end of the test, for the service's real client.
 *
 * @param reply returns the response to a request; `count` is the number of requests before it
 */
export async function startService(reply: (request: Received, count: number) => Reply) {
  const received: Received[] = [];
  const server = await temporaryServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = method === 'POST' || method === 'PUT' ? await json(request) : null;
    const data = { method, path: url.replace(/\?.*/, ''), headers, body };
    const sent = reply(data, received.length);
    received.push(data);
    response.writeHead(sent.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(sent.body));
  });
  const { port, host: url } = new URL(server);
  const host = { url, accept: 'readWrite', protocol: 'http' } as const;
  return {
    received,
    /** Two of the service's three hosts. Both are this server, because the client tries the next one when one fails. */
    options: {
      hosts: [host, { ...host, url: `localhost:${port}` }],
      responsesCache: noCache,
      requestsCache: noCache,
      hostsCache: noCache,
    },
  };
}

const noCache = {
  get: <T>(_: unknown, make: () => Promise<T>) => make(),
  set: <T>(_: unknown, value: T) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
