import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type HostResponse = {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
};

type RequestOptions = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

/** Sends a request to a server on loopback. The path is sent unchanged, because a URL object would resolve its dots. */
export function request(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const sent = { accept: 'text/html', ...headers };
    httpRequest({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const { 'content-type': type = '', location } = response.headers;
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            type,
            location,
            headers: response.headers,
            bytes,
            body: bytes.toString(),
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Follows redirects as a browser does. Returns the final response with its path, and the statuses of the redirects. */
export async function followRedirects(
  port: number,
  path: string,
): Promise<HostResponse & { readonly path: string; readonly hops: readonly number[] }> {
  const hops: number[] = [];
  let current = path;
  let response = await request(port, current);
  while (response.status >= 300 && response.status < 400 && response.location !== undefined && hops.length < 5) {
    hops.push(response.status);
    const next = new URL(response.location, `http://127.0.0.1:${port}${current}`);
    current = next.pathname + next.search;
    response = await request(port, current);
  }
  return { ...response, path: current, hops };
}
