import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planUpgrade } from '@/lib/browser/planner/plan';
import { stepsFileOf } from '@/lib/browser/planner/steps-file';
import { readAnswers } from '@/lib/export/bundle/answers';
import { addDiagnosisTools } from './diagnosis-tools';
import type { Docs } from './docs';
import { addLookupTools } from './lookup-tools';
import { addPageTools } from './page-tools';
import { addPrompts } from './prompts';

const plan = planUpgrade({ edition: 'lite', major: 1 }, { edition: 'lite', major: 2 }, 'manual');
const sections = 'phases' in plan ? plan.phases.flatMap(({ steps }) => steps) : [];
const names = sections.map((section) => stepsFileOf(section, 'manual'));
const steps = sections.map((at) => [at, { title: '', html: '', markdown: `- [ ] ${at}`, placeholders: [] }]);
const files: Readonly<Record<string, unknown>> = {
  '/doctor-answers.json': readAnswers(),
  ...Object.fromEntries(
    names.map((name) => [`/upgrade-steps/${name}`, { build: '', steps: Object.fromEntries(steps) }]),
  ),
  '/openapi.json': { paths: {} },
};

const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  const server = new McpServer({ name: 'test', version: '1' });
  const docs = { file: async (path: string) => JSON.stringify(files[path]) } as Docs;
  addPageTools(server, docs);
  addLookupTools(server, docs);
  addDiagnosisTools(server, docs);
  addPrompts(server);
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
});
afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError = false, ...data } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError, data };
}

const refused = 'production.ERROR: SQLSTATE[HY000] [1045] Access denied for user';

test('diagnose_log returns causes with their fix', async () => {
  const { text, data } = await call('diagnose_log', { log: `${refused}\r\n`, edition: 'pro' });
  expect(text).toMatch(/^1 result:\n\n1\. `SQLSTATE\[HY000\] \[1045\] Access denied`\n.*DB_PASSWORD/);
  expect(data).toMatchObject({ structuredContent: { causes: [{ source: 'log', line: 1 }] } });
  const log = '[2026-11-20] production.ERROR: Horizon is paused.';
  const { text: manual } = await call('diagnose_log', { log, installation: 'manual' });
  expect(manual).toMatch(/^ {4}sudo -u www-data php artisan horizon:continue$/m);
});

test('check_env checks settings, also with the Compose file', async () => {
  const env = 'DB_HOST=db\nAPP_URI=https://a.example\nAPP_NAME=x';
  expect((await call('check_env', { env })).text).toMatch(/^1 result:\n\n- \.env, line 2: .*`APP_URL`/);
  const compose = 'services:\n  mixpost:\n    image: inovector/mixpost:latest\n    ports:\n      - 9000:9000\n';
  expect((await call('check_env', { env, compose })).text).toMatch(/- Compose file, line 5: .*port 80/);
});

test('plan_upgrade returns every step', async () => {
  const { text } = await call('plan_upgrade', { from: 'lite-1', installation: 'manual' });
  expect(text.match(/(?<=- \[ \] ).*/g)).toEqual(sections);
});

test('no tool returns a secret of a log or of settings', async () => {
  const secret = 'hunter2-correct';
  const env = `DB_HOST=mysql\nDB_PASSWORD="${secret}" x\nAPP_URI=https://a.example`;
  const log = `${refused} DB_PASSWORD=${secret}`;
  for (const result of [await call('diagnose_log', { log }), await call('check_env', { env })]) {
    expect(result.text).toMatch(/^\d results?[:,]/);
    expect(JSON.stringify(result)).not.toContain(secret);
  }
});

test.each([
  ['diagnose_log', { log: 'x'.repeat(1_000_001) }, /too_big|Too big/i],
  ['check_env', { env: 'neither settings nor services' }, /^Name one \.env file/],
  ['plan_upgrade', { from: 'pro-99' }, /^--from "pro-99" is no upgrade/],
])('%s explains what is wrong with its arguments', async (name, args, message) => {
  expect(await call(name, args)).toMatchObject({ isError: true, text: expect.stringMatching(message) });
});

test('the prompts for installing, updating, and diagnosing name tools that exist', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['install', 'update', 'diagnose']);
  const tools = (await client.listTools()).tools.map(({ name }) => name);
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { edition: 'lite' } });
    const prompt = JSON.stringify(messages);
    const named = prompt.match(/\b[a-z]+_[a-z]+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((tool) => !tools.includes(tool))).toEqual([]);
    expect(prompt).toContain('My edition is lite.');
  }
});
