import { request } from 'node:http';
import { text } from 'node:stream/consumers';

type Answer = {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly body: string;
};

/** Asks a server on loopback for a path, which goes out as it is written: a URL object would resolve its dots. */
export function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }, (response) => {
      const { 'content-type': type = '', location } = response.headers;
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, type, location, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Asks as a browser does: follows redirects, and says through which statuses and where it ended. */
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
