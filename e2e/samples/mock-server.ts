import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createInstance, getHttpOperationsFromSpec, type PrismHttpComponents } from '@stoplight/prism-http';
import type { Document } from '@/lib/content/api/types';

/** The outcome of a request: the status of the response, and what was wrong with the request, as sentences. */
type RecordedRequest = { readonly status: number; readonly errors: readonly string[] };

/** A mock Mixpost server on loopback. */
export type MockServer = {
  /** Returns the base URL for a sample to use instead of Mixpost's. The server records its requests under this name. */
  readonly addressOf: (operation: string, name: string) => string;
  /** Returns the requests recorded under a name, in order. */
  readonly requestsFor: (name: string) => readonly RecordedRequest[];
  readonly stop: () => Promise<void>;
};

type Method = Parameters<typeof prism.request>[0]['method'];
type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Discards Prism's log of each step, because only its responses matter here. */
const silent = {
  ...Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error'].map((level) => [level, () => undefined]),
  ),
  child: () => silent,
} as unknown as PrismHttpComponents['logger'];

const prism = createInstance(
  {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  },
  { logger: silent },
);

/**
 * Starts a server for a document's operations that responds with their first example. Each base URL is for one
 * operation and rejects requests to others, so a sample that calls the wrong operation fails.
 */
export async function startMockServer({ written }: Document): Promise<MockServer> {
  // Prism resolves references in place, so it gets a copy.
  const operations = await getHttpOperationsFromSpec(structuredClone(written));
  const records = new Map<string, RecordedRequest[]>();
  const server = createServer(async (request, response) => {
    const [, operationId = '', name = '', ...path] = (request.url ?? '').split('/');
    const known = operations.filter(({ iid }) => iid === operationId);
    const record = await respond(known, `/${path.join('/')}`, request, response);
    records.set(name, [...(records.get(name) ?? []), record]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    addressOf: (operation, name) => `http://127.0.0.1:${port}/${operation}/${name}`,
    requestsFor: (name) => records.get(name) ?? [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function respond(
  operations: readonly Operation[],
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<RecordedRequest> {
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const names = [...new Set(searchParams.keys())];
  const query = Object.fromEntries(names.map((name) => [name, oneOrAll(searchParams.getAll(name))]));
  const sent = await text(request);
  const result = await prism.request(
    {
      method: (request.method ?? 'GET').toLowerCase() as Method,
      url: { path: pathname, query },
      headers: request.headers as Record<string, string>,
      body: request.headers['content-type']?.includes('json') ? parsed(sent) : sent || undefined,
    },
    [...operations],
  )();
  if (result._tag === 'Left') {
    response.writeHead(500).end();
    return { status: 500, errors: [sentenceOf(result.left)] };
  }
  const { output, validations } = result.right;
  response.writeHead(output.statusCode, { 'Content-Type': 'application/json' });
  response.end(output.body === undefined ? '' : JSON.stringify(output.body));
  const errors = [
    ...validations.input.map(({ message, path = [] }) => `The request is invalid: ${path.join('.')} ${message}.`),
    ...validations.output.map(
      ({ message, path = [] }) => `The documented response is invalid: ${path.join('.')} ${message}.`,
    ),
  ];
  return { status: output.statusCode, errors };
}

function oneOrAll(values: string[]): string | string[] {
  const [value = '', ...others] = values;
  return others.length === 0 ? value : values;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function sentenceOf(error: Error & { readonly detail?: string; readonly additional?: unknown }): string {
  const more = error.additional === undefined ? '' : ` ${JSON.stringify(error.additional)}`;
  return `The request has no response: ${error.detail ?? error.message}${more}`;
}
