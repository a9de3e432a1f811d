import { createServer } from 'node:http';
import { bundle } from '@/lib/export/bundle/bundle';
import type { Contender } from './contenders';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
};

/** A server for one engine: its script at `/engine.js`, its index under `/index/`, and an empty page. */
export type BenchServer = {
  readonly address: string;
  readonly close: () => Promise<void>;
  readonly scriptSize: number;
  readonly script: string;
};

/** Bundles an engine for the browser, and serves it with its index on loopback. */
export async function serveContender({ name, files }: Contender): Promise<BenchServer> {
  const [engine] = await bundle(process.cwd(), {
    input: { engine: `lib/scripts/bench/search/browser/${name}.ts` },
    output: { format: 'esm', codeSplitting: false },
  });
  const script = engine?.code ?? '';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://loopback').pathname.slice(1);
    const body =
      path === ''
        ? '<!doctype html><title>Bench</title>'
        : path === 'engine.js'
          ? script
          : files.get(path.replace(/^index\//, ''));
    const type = types[path === '' ? 'html' : (path.split('.').at(-1) ?? '')] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    scriptSize: script.length,
    script,
  };
}
