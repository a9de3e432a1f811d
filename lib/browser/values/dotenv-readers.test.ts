import { parse as parseDotenv } from 'dotenv';
import { beforeEach, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { runTool } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { fillings } from './fixtures/fillings';

const phpdotenv = '/usr/share/php/Dotenv/autoload.php';

beforeEach((context) => {
  const reason = skipReasonFor('php') ?? skipReasonFor(phpdotenv) ?? skipReasonFor('docker-compose');
  context.skip(reason !== undefined, reason);
});

type Settings = Readonly<Record<string, string>>;

/** Every value that fits into a settings file, as a whole line and before a comment, with the name of its line. */
const lines = ['[[db-password]]', '[[db-password]] # why'].flatMap((place, at) =>
  fillings(`A=${place}`, 'dotenv').map(([value, text], index) => {
    const name = `A${at}_${index}`;
    return { name, value, text: text.replace('A=', `${name}=`) };
  }),
);
const file = `${lines.map(({ text }) => text).join('\n')}\nLAST=1\n`;
const names = [...lines.map(({ name }) => name), 'LAST'];

/** The programs that read Mixpost's settings file, each with its own parser. */
const readers: Readonly<Record<string, () => Promise<Settings> | Settings>> = {
  dotenv: () => parseDotenv(file),
  'phpdotenv (Laravel)': async () => {
    const script = `require '${phpdotenv}'; echo json_encode(Dotenv\\Dotenv::parse(stream_get_contents(STDIN)));`;
    const { stdout, stderr } = await runTool('php', ['-r', script], { input: file });
    return JSON.parse(stdout || JSON.stringify(stderr));
  },
  'Docker Compose (env_file)': () => readWithCompose('env_file: .env'),
  'Docker Compose (.env)': () =>
    readWithCompose(`environment:\n${names.map((name) => `      ${name}: "\${${name}}"`).join('\n')}`),
};

/**
 * Returns the environment of a service next to the file, as Docker Compose prints it, with each dollar sign doubled.
 */
async function readWithCompose(service: string): Promise<Settings> {
  const folder = temporaryFolder({
    '.env': file,
    'docker-compose.yml': `version: "3"\nservices:\n  app:\n    image: app\n    ${service}\n`,
  });
  const { stdout, stderr } = await runTool('docker-compose', ['config'], { cwd: folder });
  const environment: Settings = parseYaml(stdout)?.services.app.environment ?? { refused: stderr };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replaceAll('$$', '$')]));
}

test.each(Object.entries(readers))('%s reads every value unchanged', async (_, read) => {
  expect(lines.length).toBeGreaterThan(12);
  const values = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  expect(await read()).toEqual({ ...values, LAST: '1' });
});
