import { editionValues } from '@/e2e/runbooks/editions/manual';
import { addData, type DockerRunbook, folder, hasData, isUp, started, values } from './docker-runbook';

const exec = 'docker compose exec -T mixpost';
const openPorts = "docker ps --format '{{.Ports}}' | grep -oE '[0-9.]+:[0-9]+->' | sort -u | paste -sd' '";
const live = (path: string, problem: string) =>
  `curl -sf --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' https://social.example.com${path} | grep -q '^${path} websocket$' || { echo '${problem}'; false; }`;

/** What must hold once all containers run. */
const checks = (ports: string) => [
  `${openPorts} | grep -x '${ports}'`,
  isUp,
  `${exec} env | grep -x LICENSE_KEY=licence-key-of-the-run`,
  `${exec} env | grep -x REVERB_HOST=social.example.com`,
  live('/app/key', 'The proxy sends /app/ elsewhere.'),
  live('/apps/1/events', 'The proxy sends /apps/ elsewhere.'),
  `docker ps -aq | xargs docker inspect --format '{{.HostConfig.RestartPolicy.Name}}' | sort -u | grep -x unless-stopped`,
];
const keepsData = [...addData, 'docker compose down && docker compose up -d', isUp, ...hasData];
const inOrder = (commands: readonly string[]) => commands.join(' && ');

type Edition = {
  readonly name: 'Pro' | 'Enterprise';
  readonly image: string;
};

const oldImage = '2026-11-01T00:00:00Z';
const newImage = '2026-11-15T00:00:00Z';
const ofEditions = { ...values, ...editionValues };

const installation = ({ name, image }: Edition): DockerRunbook => {
  return {
    page: `${name.toLowerCase()}/installation/docker`,
    standsFor: name,
    prepare: [`publish ${image} ${oldImage}`],
    passes: [{ tabs: ['Traefik'] }, { tabs: ['Own proxy'], until: 'Check that everything runs' }],
    values: ofEditions,
    answers: { 'sudo apt install': [{ prompt: /\[Y\/n\]/, type: 'y' }] },
    afterCommand: {
      'sudo nginx -t': ['service nginx start'],
      'docker compose top mixpost': [
        [
          'if grep -q traefik docker-compose.yml',
          `then ${inOrder([...checks('0.0.0.0:443-> 0.0.0.0:80->'), ...keepsData])}`,
          `else ${inOrder(checks('127.0.0.1:8080-> 127.0.0.1:9000->'))}`,
          'fi',
        ].join('\n'),
      ],
      'docker compose exec mixpost cat /etc/nginx': [
        'docker compose up -d',
        isUp,
        // Lite's image has PHP 8.2, and the run replaces the version in paths.
        `${exec} php-fpm8.2 -i | grep 'upload_max_filesize => 210M'`,
        `${exec} sh -c 'mount | grep nginx/sites-' | grep ro,`,
        ...hasData,
      ],
    },
    expectations: [
      {
        command: 'getent hosts',
        output: /^\S+\s+social\.example\.com/,
        stated: "The first line must show your server's IP address.",
      },
      { ...started, stated: '------- Mixpost has started! -------' },
      {
        command: 'docker compose ps',
        output:
          /^(?=[\s\S]*mysql[^\n]*\(healthy\))(?=[\s\S]*redis[^\n]*\(healthy\))(?=[\s\S]*mixpost-[\w-]+:latest[^\n]*Up )/,
        stated: 'All containers must be',
        withinSeconds: 60,
      },
      {
        command: 'docker compose top mixpost',
        output: /^(?=[\s\S]*nginx)(?=[\s\S]*php-fpm)(?=[\s\S]*artisan horizon)(?=[\s\S]*cron)/,
        stated: 'processes of `mixpost` must include `nginx`, `php-fpm`, `artisan horizon`',
        withinSeconds: 60,
      },
    ],
  };
};

/** The digest of the image that Mixpost's container runs. */
const digest = `docker inspect --format '{{.Image}}' $(docker compose ps -q mixpost) | xargs docker image inspect --format '{{index .RepoDigests 0}}'`;

const updating = ({ name, image }: Edition): DockerRunbook => ({
  page: `${name.toLowerCase()}/updating`,
  standsFor: name,
  prepare: [
    `publish ${image} ${oldImage}`,
    `mkdir ${folder} && cd ${folder}`,
    `curl -fsSLO https://docs.mixpost.app/compose/${name.toLowerCase()}/docker-compose.yml`,
    `curl -fsSL https://docs.mixpost.app/env/${name.toLowerCase()}.env -o .env`,
    `sed -i -e 's|^APP_KEY=.*|APP_KEY=${values['app-key']}|' -e 's|^\\(DB_.*PASSWORD\\)=.*|\\1=a-password|' -e 's|^APP_URL=.*|APP_URL=https://social.example.com|' -e 's|^APP_DOMAIN=.*|APP_DOMAIN=social.example.com|' -e 's|^SSL_EMAIL=.*|SSL_EMAIL=you@example.com|' .env`,
    'docker compose up -d',
    isUp,
    ...addData,
    `${digest} > /run/old-image`,
    `publish ${image} ${newImage}`,
  ],
  passes: [{ tabs: ['Docker'], only: update }],
  values: ofEditions,
  answers: { 'docker image prune': [{ prompt: /\[y\/N\]/, type: 'y' }] },
  afterCommand: {
    'docker compose logs -f mixpost': [isUp, ...hasData, `test "$(${digest})" != "$(cat /run/old-image)"`],
    'docker image prune': [`sed -i "s#image: ${image}:.*#image: $(cat /run/old-image)#" docker-compose.yml`],
    'docker compose up -d mixpost': [isUp, ...hasData, `test "$(${digest})" = "$(cat /run/old-image)"`],
  },
  expectations: [{ ...started, stated: 'Mixpost has started!' }],
});

/** The headings of the update with Docker. */
const update = [
  'Check your version',
  'Back up first',
  'Save the code',
  'Note the image and the package',
  'Pull the image and recreate the container',
  'Check the update, then clean up',
  'Go back to the old version',
];

const pro: Edition = { name: 'Pro', image: 'inovector/mixpost-pro-team' };
const enterprise: Edition = { name: 'Enterprise', image: 'inovector/mixpost-enterprise' };

/** Runs what doesn't depend on the application: Pro and Enterprise can't be had, so Lite answers on their ports. */
export const editions: readonly DockerRunbook[] = [pro, enterprise].flatMap((edition) => [
  installation(edition),
  updating(edition),
]);
