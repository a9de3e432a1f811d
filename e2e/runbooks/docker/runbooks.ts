import { type Step, stepsOfPage } from '@/e2e/runbooks/page-steps';
import { isForDocker } from '@/e2e/runbooks/substitutions';
import { commands, network, privacy } from './administration';
import { backup } from './backup';
import {
  account,
  addData,
  artisan,
  type DockerRunbook,
  folder,
  hasData,
  hasToken,
  healthy,
  isUp,
  type Pass,
  started,
  values,
} from './docker-runbook';
import { editions } from './editions';
import { monitoring } from './monitoring';
import { proxies } from './proxies';
import { s3 } from './s3';
import { security } from './security';
import { terminal } from './terminal';
import { upgrading } from './upgrading';

export const quickStart: DockerRunbook = {
  page: 'quick-start',
  passes: [{ tabs: ['Lite'] }],
  values,
  answers: {},
  afterCommand: { 'docker compose ps': [isUp] },
  expectations: [
    { ...started, stated: 'Wait for `------- Mixpost has started! -------`' },
    healthy('All containers are running, and `mysql` and `redis` are `healthy`.'),
  ],
};

const installLite: DockerRunbook = {
  page: 'lite/installation/docker',
  passes: [{ tabs: ['Traefik'] }, { tabs: ['Own proxy or local test'] }],
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
      stated: "The first line must show your server's IP address.",
    },
    { ...started, stated: 'The log must show `entered RUNNING state`' },
    healthy('All containers must be running, with `mysql` and `redis` shown as `healthy`.'),
    {
      command: "curl -s -o /dev/null -w '%{http_code}\\n' https://[[domain]]/mixpost/login",
      output: /^200\s*$/,
      stated: '200 403',
      withinSeconds: 90,
    },
    {
      command: "curl -s -o /dev/null -w '%{http_code}\\n' https://[[domain]]/horizon",
      output: /^403\s*$/,
      stated: '200 403',
    },
  ],
};

const uninstall: DockerRunbook = {
  page: 'guides/uninstall',
  passes: [
    {
      tabs: ['Docker'],
      only: ['', 'Remove the containers', 'Delete the volumes and the images', 'Delete the folder and the backup job'],
    },
  ],
  after: '2.6.0',
  prepare: [`cd ${folder}`, ...addData],
  values,
  answers: {},
  afterCommand: { 'docker compose ps --all': ['docker compose up -d', isUp, ...hasData, 'docker compose down'] },
  expectations: [
    { command: 'docker compose ps --all', output: /^NAME[^\n]*\s*$/, stated: 'The list is empty.' },
    {
      command: 'docker compose config --volumes',
      output: /^(?=[\s\S]*^mysql$)(?=[\s\S]*^redis$)(?=[\s\S]*^storage$)(?=[\s\S]*^logs$)/m,
      stated: 'The list contains `mysql`, `redis`, `storage`, `logs`',
    },
    {
      command: 'docker volume ls',
      output: /^DRIVER +VOLUME NAME\s*$/,
      stated: "No volume in the list starts with your folder's name.",
    },
  ],
};

const update: DockerRunbook = {
  page: 'lite/updating',
  passes: [
    {
      tabs: ['Docker'],
      only: [
        'Back up first',
        'Set the image tag',
        'Pull and start the new image',
        'Watch the start',
        'Remove old images',
        'Go back to the old version',
      ],
    },
  ],
  after: '2.3.0',
  releases: '2.3.0 to 2.6.0',
  prepare: [`cd ${folder} && ${artisan} tinker --execute='${account}'`],
  values,
  answers: { 'docker image prune': [{ prompt: /\[y\/N\]/, type: 'y' }] },
  afterCommand: {
    'docker compose logs -f mixpost': [isUp, hasToken],
    'docker compose images mixpost': [isUp, hasToken],
  },
  expectations: [
    { ...started, stated: 'Mixpost has started!' },
    { command: 'docker compose images mixpost', output: /\sv2\.3\.0\s/, stated: 'The last command shows the old tag.' },
  ],
};

/** Every page that the run follows with Docker. */
export const dockerRunbooks: readonly DockerRunbook[] = [
  quickStart,
  installLite,
  update,
  upgrading,
  backup,
  monitoring,
  uninstall,
  proxies,
  s3,
  security,
  terminal,
  network,
  privacy,
  commands,
  ...editions,
];

/** Returns a page's steps on a server without Docker. Those of a page's Docker run are left to it. */
export async function stepsWithoutDocker(page: string): Promise<Step[]> {
  const steps = await stepsOfPage(page);
  return dockerRunbooks.some((runbook) => runbook.page === page) ? steps.filter((step) => !isForDocker(step)) : steps;
}

/** Returns the steps of a page that at least one pass follows. */
export async function stepsWithDocker({ page, passes }: DockerRunbook): Promise<Step[]> {
  return (await stepsOfPage(page, folder)).filter((step) => passes.some((pass) => isPartOf(step, pass)));
}

/** Tells whether a pass through a page includes a step. */
export const isPartOf = ({ heading, tab }: Step, { tabs, only }: Pass) =>
  (only?.includes(heading) ?? true) && (tab === null || tabs.includes(tab));
