import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDocs } from '@/lib/hosting/mcp/docs';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { privateCopyHost, unpack } from './own-hosts';
import { skipIfUnavailable } from './run-host';

type Found = { readonly path: string; readonly sections: { path: string }[]; readonly editions: unknown };

const folder = temporaryFolder({}, afterAll);
let program = '';
let client: Client;

skipIfUnavailable(privateCopyHost.skipReason);
beforeAll(async () => {
  if (privateCopyHost.skipReason() !== undefined) {
    return;
  }
  program = unpack(folder);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] }));
});
afterAll(() => client?.close());

/** Calls a tool. Returns its text and its data. */
async function call(name: string, args: Record<string, unknown>) {
  const { content, structuredContent: data, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return {
    text: first?.text ?? '',
    data: data as { results: Found[]; pages: Found[]; operations: unknown[] },
    isError,
  };
}

const calls: readonly (readonly [name: string, args: Record<string, unknown>, expected: RegExp])[] = [
  [
    'search_docs',
    { query: 'update', edition: 'lite' },
    /## Update Mixpost Lite\nSource: <https:\/\/.*\/lite\/updating>/,
  ],
  [
    'read_page',
    { page: '/lite/updating#which-version-you-have' },
    /verified \d{4}-.*\n\n## Check your version <a id="which-version-you-have"><\/a>\n\nYour version/,
  ],
  ['list_pages', { edition: 'enterprise' }, /- \/enterprise\/\S+ \(.+\): /],
  ['find_environment_variable', { name: 'app_url', edition: 'pro' }, /#### `APP_URL`/],
  [
    'find_error',
    { error: 'No application encryption key has been specified.' },
    /No application encryption key has been/,
  ],
  [
    'diagnose_log',
    { log: 'mixpost-1  | production.ERROR: SQLSTATE[HY000] [1045] Access denied for user', edition: 'pro' },
    /^1 result:\n\n1\. `SQLSTATE\[HY000\] \[1045\] Access denied`/,
  ],
  [
    'check_env',
    {
      env: 'APP_URI=https://a.example\nAPP_NAME=x\nAPP_DEBUG=false',
      compose: 'services:\n  mixpost:\n    image: inovector/mixpost:latest\n    ports:\n      - 9000:9000\n',
    },
    /^- Compose file, line 5: .*port 80[\s\S]*^- \.env, line 1: .*`APP_URL`/m,
  ],
  [
    'plan_upgrade',
    { from: 'pro-5', to: 'enterprise-8', installation: 'manual' },
    /^# Upgrade from Pro 5 to Enterprise 8\n[\s\S]*artisan/,
  ],
  ['find_api_operation', { operation: 'POST https://a.example/mixpost/api/1/posts' }, /^POST \/posts \(createPost\)/],
];

test('every tool is listed, says that it only reads, and works', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(calls.map(([name]) => name).sort());
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  for (const [name, args, expected] of calls) {
    const { text: answer, data, isError } = await call(name, args);
    expect.soft([name, typeof data, isError]).toEqual([name, 'object', false]);
    expect.soft(answer, name).toMatch(expected);
  }
});

test('the prompts for installing, updating, and diagnosing name tools that exist', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['install', 'update', 'diagnose']);
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { edition: 'lite' } });
    const prompt = JSON.stringify(messages);
    const named = prompt.match(/\b[a-z]+_[a-z]+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((tool) => calls.every(([known]) => known !== tool))).toEqual([]);
    expect(prompt).toContain('My edition is lite.');
  }
});

test('results have their address, version, and how they were verified', async () => {
  const { data } = await call('search_docs', { query: 'redis' });
  expect(data.results[0]?.sections[0]?.path).toMatch(/^\/.+#/);
  for (const result of data.results) {
    expect(result).toMatchObject({
      address: `https://docs.mixpost.app${result.path}`,
      version: 'current',
      verified: { date: expect.stringMatching(/^\d{4}-/), method: expect.stringMatching(/run|code|stated|reported/) },
    });
  }
});

test('the filters leave out other editions and versions', async () => {
  const { data } = await call('list_pages', { edition: 'lite', version: 'current' });
  expect(data.pages.length).toBeGreaterThan(10);
  expect(data.pages.filter(({ path }) => /^\/(?:pro|enterprise)\//.test(path))).toEqual([]);
  const { text: answer, isError } = await call('list_pages', { version: '0.9' });
  expect([isError, answer]).toEqual([true, expect.stringContaining('Its versions are: current.')]);
});

test('every section of every page can be read', async () => {
  const docs = await openDocs(async (path) => readFileSync(join('out', path), 'utf8'), '');
  for (const { url, title, parent } of docs.index.sections) {
    if (parent === -1) {
      expect.soft((await docs.section(url))?.markdown, url).toMatch(/^# /);
      continue;
    }
    const section = await docs.section(url);
    const [heading = ''] = section?.markdown.split('\n') ?? [];
    const plain = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
    expect.soft(plain(heading.replace(/\]\([^)]*\)/g, ']')), url).toContain(plain(title));
  }
});

test('unknown tools, pages, and wrong or huge arguments get an error, and the next call works', async () => {
  const wrong = [
    ['no_such_tool', {}],
    ['read_page', { page: '/no/such' }],
    ['read_page', { page: '/../../package.json' }],
    ['search_docs', { query: 'x'.repeat(2_000_000) }],
    ['search_docs', { query: 7 }],
    ['search_docs', {}],
    ['search_docs', { query: 'x', edition: 'huge' }],
    ['find_environment_variable', { name: 'APP_URI' }],
    ['find_api_operation', { operation: 'DELETE /everything' }],
    ['diagnose_log', { log: 'x'.repeat(1_000_001) }],
    ['check_env', { env: 'neither settings nor services' }],
    ['plan_upgrade', { from: 'pro-99' }],
  ] as const;
  for (const [name, args] of wrong) {
    const { isError, text: message } = await call(name, args);
    expect.soft([name, isError], JSON.stringify(args).slice(0, 80)).toEqual([name, true]);
    expect.soft(message.length, name).toBeLessThan(3000);
  }
  expect((await call('find_environment_variable', { name: 'APP_URI' })).text).toContain('APP_URL');
  expect((await call('read_page', { page: '/lite/updating#x' })).text).toContain(
    '/lite/updating#which-version-you-have',
  );
  expect(await call('list_pages', {})).toMatchObject({ isError: false });
});

describe('a client that misbehaves', () => {
  let server: ChildProcessWithoutNullStreams;
  beforeEach(() => {
    server = spawn(process.execPath, [program, 'mcp']);
    server.stdin.on('error', () => undefined);
  });
  afterEach(() => void server?.kill());
  const ended = () => new Promise((resolve) => server.once('exit', resolve));

  test('sends JSON that is malformed, and still gets its next response', async () => {
    const output = text(server.stdout);
    server.stdin.end('{"jsonrpc": \nnonsense\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    expect(JSON.parse(await output)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  test('ends in the middle of a message, and the server ends too', async () => {
    const exit = ended();
    server.stdin.end('{"jsonrpc":"2.0","id":1,"meth');
    expect(await exit).toBe(0);
  });

  test('closes both pipes in the middle of a call, and the server ends too', async () => {
    const exit = ended();
    server.stdin.write(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_pages","arguments":{}}}\n',
    );
    server.stdout.destroy();
    server.stdin.end();
    expect(await exit).toBe(0);
  });
});
