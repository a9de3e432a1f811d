import { home } from '@/e2e/runbooks/machine';
import { manualLite } from '@/e2e/runbooks/manual';
import type { Runbook } from '@/e2e/runbooks/runbook';

const folder = `${home}/mixpost`;

const values: Readonly<Record<string, string>> = {
  ...manualLite.values,
  'app-key': 'base64:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  'db-root-password': 'Qk6tY9hVb2Nz5Rw3',
  'redis-host': 'redis',
};

export type DockerRunbook = Runbook & {
  /** Where the reader's files are. */
  readonly folder: string;
  /** The tabs that each pass over the page follows. */
  readonly passes: readonly (readonly string[])[];
  /** The headings whose steps are for Docker; all by default. */
  readonly only?: RegExp;
  /** The release that's installed first, as the quick start says; none by default. */
  readonly after?: string;
};

const healthy = (stated: string) => ({
  command: 'docker compose ps',
  output: /^(?=[\s\S]*mysql[^\n]*\(healthy\))(?=[\s\S]*redis[^\n]*\(healthy\))(?=[\s\S]*mixpost:v2\.6\.0[^\n]*Up )/,
  stated,
  withinSeconds: 60,
});

const started = {
  command: 'docker compose logs -f mixpost',
  output: /Mixpost has started!/,
  withinSeconds: 120,
};

/** Waits until the sign-in page is there. */
export const isUp =
  'curl -sf --retry 20 --retry-delay 1 --retry-all-errors -o /dev/null https://social.example.com/mixpost/login';

export const quickStart: DockerRunbook = {
  page: 'quick-start',
  folder,
  passes: [['Lite']],
  values,
  answers: {},
  afterCommand: { 'docker compose ps': [isUp] },
  expectations: [
    { ...started, stated: 'the log shows `Mixpost has started!`' },
    healthy('All containers are running, and `mysql` and `redis` are `healthy`.'),
  ],
};

const installLite: DockerRunbook = {
  page: 'lite/installation/docker',
  folder,
  passes: [['Traefik'], ['Own proxy or local test']],
  values,
  answers: {
    'sudo apt install': [{ prompt: /\[Y\/n\]/, type: 'y' }],
    'docker compose exec -u www-data mixpost php artisan mixpost-auth:create': [
      { prompt: /name/i, type: 'Robin Miller' },
      { prompt: /email/i, type: values.email ?? '' },
      { prompt: /password/i, type: 'a-password-of-the-run' },
    ],
    'docker compose exec -u www-data mixpost php artisan mixpost-auth:password': [
      { prompt: /password/i, type: 'another-password-of-the-run' },
    ],
    'docker compose exec -u www-data mixpost php artisan mixpost-auth:delete': [{ prompt: /\(yes\/no\)/, type: 'yes' }],
  },
  // Packages don't start services on the server of the run.
  afterCommand: { 'sudo nginx -t': ['service nginx start'] },
  expectations: [
    {
      command: 'getent hosts',
      output: /^\S+\s+social\.example\.com/,
      stated: "The first line shows your server's public address.",
    },
    { ...started, stated: '`Mixpost has started!`, and for `entered RUNNING state`' },
    healthy('All containers must be running, with `mysql` and `redis` shown as `healthy`.'),
    {
      command: "curl -s -o /dev/null -w '%{http_code}\\n' https://[[domain]]/mixpost/login",
      output: /^200\s*$/,
      stated: '200 403',
      withinSeconds: 20,
    },
    {
      command: "curl -s -o /dev/null -w '%{http_code}\\n' https://[[domain]]/horizon",
      output: /^403\s*$/,
      stated: '200 403',
    },
  ],
};

const account = String.raw`Inovector\Mixpost\Models\Account::create(["name" => "Robin", "username" => "robin", "provider" => "mastodon", "provider_id" => "1", "authorized" => true, "data" => ["server" => "mastodon.example"], "access_token" => ["access_token" => "token-of-the-run"]]);`;
const artisan = 'docker compose exec -T -u www-data -e HOME=/tmp mixpost php artisan';
const hasToken = String.raw`${artisan} tinker --execute='echo Inovector\Mixpost\Models\Account::first()->access_token["access_token"];' | grep token-of-the-run`;

const uninstall: DockerRunbook = {
  page: 'guides/uninstall',
  folder,
  passes: [['Docker']],
  only: /^(?:|Remove the containers|Delete the volumes and the images|Delete the folder and the backup job)$/,
  after: '2.6.0',
  prepare: [`cd ${folder}`],
  values,
  answers: {},
  afterCommand: {},
  expectations: [],
};

const update: DockerRunbook = {
  page: 'lite/updating',
  folder,
  passes: [['Docker']],
  only: /^(?:Back up first|Set the image tag|Pull and start the new image|Watch the start|Remove old images|Go back to the old version)$/,
  after: '2.3.0',
  releases: '2.3.0 to 2.6.0',
  prepare: [`cd ${folder} && ${artisan} tinker --execute='${account}'`],
  values,
  answers: { 'docker image prune': [{ prompt: /\[y\/N\]/, type: 'y' }] },
  afterCommand: { 'docker compose logs -f mixpost': [isUp, hasToken] },
  expectations: [{ ...started, stated: 'Mixpost has started!' }],
};

/** Every page that the run follows with Docker. The last one removes the images. */
export const dockerRunbooks: readonly DockerRunbook[] = [quickStart, installLite, update, uninstall];
