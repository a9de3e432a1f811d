import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
};

type Question = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

/** Sends a request to a server on loopback. The path is sent unchanged, because a URL object would resolve its dots. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { accept: 'text/html', ...headers };
    request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
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
export async function follow(
  port: number,
  path: string,
): Promise<Answer & { readonly path: string; readonly hops: readonly number[] }> {
  const hops: number[] = [];
  let at = path;
  let answer = await ask(port, at);
  while (answer.status >= 300 && answer.status < 400 && answer.location !== undefined && hops.length < 5) {
    hops.push(answer.status);
    const next = new URL(answer.location, `http://127.0.0.1:${port}${at}`);
    at = next.pathname + next.search;
    answer = await ask(port, at);
  }
  return { ...answer, path: at, hops };
}
