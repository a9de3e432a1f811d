import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkPage } from '@/lib/checks/check-page';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { checkFences } from './check-fences';
import { type Fence, fencesOf } from './fence';

const file = 'content/x.mdx';

/** Checks the fences of a page. */
async function check(source: string) {
  return checkAll(fencesOf((await checkPage(source, file)).tree, file));
}

async function checkAll(fences: readonly Fence[]) {
  const report = await checkFences(fences);
  return { ...report, sentences: report.diagnostics.map(sentenceOf) };
}

/** Returns a page whose code starts on line 4. */
const pageWith = (meta: string, code: string) => `Text.\n\n\`\`\`${meta}\n${code}\n\`\`\`\n`;

/** Code with a problem: the first line of its fence, the code, and the sentence about it. */
const wrong: readonly (readonly [meta: string, code: string, sentence: RegExp])[] = [
  ['shell', 'echo a\nif true; then', /^content\/x\.mdx:5 shows a command that ShellCheck warns about \(SC1073/],
  ['shell', 'echo a\nrm -rf $dir/*', /^content\/x\.mdx:5 shows a command that ShellCheck warns about \(SC2115/],
  ['php', "<?php\n\nreturn ['a' => ];", /^content\/x\.mdx:6 shows PHP that doesn't parse \(syntax error/],
  ['php', "'a' => 1,\n'b' = 2,", /^content\/x\.mdx:\d shows PHP that doesn't parse/],
  ['json', '{ "a": 1, }', /^content\/x\.mdx:4 shows JSON that doesn't parse/],
  ['yaml', 'a: 1\nb:\n  - c\n d: 2', /^content\/x\.mdx:7 shows YAML that doesn't parse/],
  ['yaml', 'a: 1\na: 2', /^content\/x\.mdx:5 shows YAML that doesn't parse \(Map keys must be unique/],
  ['dotenv', 'A=1\nAPP_NAME=My Mixpost', /^content\/x\.mdx:5 shows settings with the line "APP_NAME=My Mixpost"/],
  ['dotenv', 'A=1\nexplain', /^content\/x\.mdx:5 shows settings with the line "explain"/],
  ['ini', '[program:a]\ncommand=x\nautostart', /^content\/x\.mdx:6 shows settings that can't be read/],
  ['ini', 'a = 1\na = 2', /^content\/x\.mdx:5 shows settings that can't be read .*already exists/],
  ['nginx', 'server {\n  lissten 80;\n}', /^content\/x\.mdx:5 .* nginx rejects \(unknown directive "lissten"/],
  ['nginx', 'location / {\n  proxy_pass;\n}', /^content\/x\.mdx:5 .* nginx rejects \(invalid number of arguments/],
  ['text title="Caddyfile"', 'a.example {\n  revers_proxy b\n}', /^content\/x\.mdx:5 .* Caddy rejects \(unrecognized/],
  [
    'yaml title="docker-compose.yml"',
    'services:\n  a:\n    imag: b',
    /^content\/x\.mdx:4 .* doesn't match the specification \(\/services\/a must NOT have additional properties: imag\)/,
  ],
];

/** Code without a problem. */
const right: readonly (readonly [meta: string, code: string])[] = [
  ['shell', 'docker compose exec -T mysql sh -c \\\n  \'exec mysqldump "$MYSQL_DATABASE"\' \\\n  > backup/x.sql'],
  ['shell', 'mysql -u [[db-user]] -p [[db-name]]'],
  ['php', "<?php\n\nreturn ['proxies' => '*'];"],
  ['php', "'retry_after' => 90, // [!code --]\n'retry_after' => 660, // [!code ++]"],
  ['php', "Route::get('/', fn () => redirect('/mixpost'));"],
  ['php', "protected $proxies = '*';"],
  ['json', '[1]'],
  ['yaml', 'a: 1\n---\nb: 2'],
  ['dotenv', 'APP_NAME="My Mixpost"\nAPP_KEY=[[app-key]]\n# A comment.\nREDIS_PASSWORD=null\nA='],
  ['ini', '[program:a]\ncommand=php x ; a comment\nprocess_name=%(program_name)s'],
  ['ini', 'memory_limit = 512M\npost_max_size = 70M'],
  ['nginx', 'worker_rlimit_nofile 10000;\nevents { worker_connections 10000; }'],
  [
    'nginx',
    'server {\n  listen 80;\n  listen [::]:443;\n  error_log /var/log/nginx/x.log;\n  location / { include fastcgi_params; }\n}',
  ],
  ['nginx', 'location / {\n  proxy_pass http://127.0.0.1:9000;\n}'],
  ['nginx', 'proxy_pass http://127.0.0.1:8080;\nproxy_http_version 1.1;'],
  ['text title="Caddyfile"', '[[domain]] {\n  reverse_proxy 127.0.0.1:9000\n}'],
  ['yaml title="docker-compose.yml"', 'services:\n  a:\n    volumes:\n      - ./a:/b:ro'],
];

describe('for code in every language', () => {
  const fileOf = (meta: string, code: string) => `content/${encodeURIComponent(meta + code)}.mdx`;
  let report: Awaited<ReturnType<typeof check>>;

  // All at once, because starting a program takes longer than most checks.
  beforeAll(async () => {
    const fences = [...wrong, ...right].map(async ([meta, code]) =>
      fencesOf((await checkPage(pageWith(meta, code), file)).tree, fileOf(meta, code)),
    );
    report = await checkAll((await Promise.all(fences)).flat());
  }, 300_000);

  const sentencesIn = (from: string) =>
    report.sentences.filter((sentence) => sentence.startsWith(`${from}:`)).map((each) => each.replace(from, file));

  test.for(wrong)('reports the problem and its line in %s: %j', ([meta, code, sentence], { skip }) => {
    const sentences = sentencesIn(fileOf(meta, code));
    skip(sentences.length === 0 && report.skipped.length > 0, report.skipped.map(({ reason }) => reason).join('; '));
    expect(sentences).toContainEqual(expect.stringMatching(sentence));
  });

  test.each(right)('accepts %s: %j', (meta, code) => {
    expect(sentencesIn(fileOf(meta, code))).toEqual([]);
  });
});

test.each(['pro', 'enterprise'])(
  'accepts the Compose file of %s without Traefik, which no page shows',
  async (edition) => {
    const text = readFileSync(`content/compose/${edition}/own-proxy/docker-compose.yml`, 'utf8');
    expect((await check(pageWith('yaml title="docker-compose.yml"', text))).sentences).toEqual([]);
  },
);

test('checks identical code only once', async () => {
  const source = pageWith('json', '{') + pageWith('json', '{') + pageWith('json', '[');
  const { sentences, checked } = await check(source);
  expect(checked).toEqual([{ name: 'JSON', fences: 2 }]);
  expect(sentences).toEqual([
    expect.stringContaining('content/x.mdx:4 '),
    expect.stringContaining('content/x.mdx:14 '),
  ]);
});

test('reports a problem in a block at the line that includes the block', async () => {
  const [fence] = fencesOf((await checkPage('Text.\n\n<ComposeFile edition="pro" />\n', file)).tree, file);
  expect(fence).toMatchObject({ language: 'yaml', title: 'docker-compose.yml', firstLine: 3, hasLines: false });
});

test('skips a check if its program is missing, and runs the others', async () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { diagnostics, skipped } = await check(pageWith('php', 'nonsense') + pageWith('json', '{'));
  expect(skipped).toEqual([{ name: 'php -l', reason: 'php is not installed (apt-get install php-cli)' }]);
  expect(diagnostics).toHaveLength(1);
});
