import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseDotenv } from 'dotenv';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { runTool } from '@/lib/checks/fences/run-tool';
import { fileOfProgram } from '@/lib/programs/debian-package';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { fillings } from './fixtures/fillings';

const phpdotenv = '/usr/share/php/Dotenv/autoload.php';

beforeEach((context) => {
  const reason = skipReasonFor('php') ?? skipReasonFor(phpdotenv) ?? skipReasonFor('docker-compose');
  context.skip(reason !== undefined, reason);
});

type Settings = Readonly<Record<string, string>>;

/** The programs that read Mixpost's settings file, each with its own parser. */
const readers: Readonly<Record<string, (file: string) => Promise<Settings> | Settings>> = {
  dotenv: (file) => parseDotenv(file),
  'phpdotenv (Laravel)': async (file) => {
    const script = `require '${phpdotenv}'; echo json_encode(Dotenv\\Dotenv::parse(stream_get_contents(STDIN)));`;
    const { stdout, stderr } = await runTool(fileOfProgram('php') ?? 'php', ['-r', script], file);
    return JSON.parse(stdout || JSON.stringify(stderr));
  },
  'Docker Compose (env_file)': (file) => readWithCompose(file, 'env_file: .env'),
  'Docker Compose (.env)': (file) => {
    const names = [...file.matchAll(/^\w+/gm)].map(([name]) => name);
    return readWithCompose(file, `environment:\n${names.map((name) => `      ${name}: "\${${name}}"`).join('\n')}`);
  },
};

/**
 * Returns the environment of a service next to a `.env`, as Docker Compose prints it, with each dollar sign doubled.
 */
async function readWithCompose(file: string, service: string): Promise<Settings> {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  writeFileSync(join(folder, '.env'), file);
  writeFileSync(
    join(folder, 'docker-compose.yml'),
    `version: "3"\nservices:\n  app:\n    image: app\n    ${service}\n`,
  );
  const { stdout, stderr } = await runTool(fileOfProgram('docker-compose') ?? 'docker-compose', ['config'], '', folder);
  rmSync(folder, { recursive: true });
  const environment: Settings = parseYaml(stdout)?.services.app.environment ?? { refused: stderr };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replaceAll('$$', '$')]));
}

const places = ['[[db-password]]', '[[db-password]] # why'];

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(places)('reads every value of A=%s unchanged', async (place) => {
    const all = fillings(`A=${place}`, 'dotenv');
    expect(all.length).toBeGreaterThan(6);
    const lines = all.map(([, text], at) => text.replace('A=', `A${at}=`));
    const values = all.map(([value], at) => [`A${at}`, value]);
    expect(await read(`${lines.join('\n')}\nLAST=1\n`)).toEqual({ ...Object.fromEntries(values), LAST: '1' });
  });
});
