import { type DockerRunbook, ownProxy, values } from './docker-runbook';

const tabs = ['Lite'];
const sameServer = { tabs, on: 'the same server' } as const;

/** Puts each proxy in front of Mixpost in turn. */
export const proxies: DockerRunbook = {
  page: 'guides/proxies',
  after: '2.6.0',
  prepare: [
    ownProxy,
    'apt-get update -q -o Acquire::Check-Valid-Until=false',
    'apt-get install -qy --no-install-recommends apache2 caddy',
  ],
  passes: [
    { tabs, only: ['', 'Caddy', 'Check the result'] },
    {
      ...sameServer,
      prepare: ['(caddy stop || true) && service apache2 start'],
      only: ['Apache as a reverse proxy', 'Check the result'],
    },
    {
      ...sameServer,
      prepare: ['service apache2 stop && docker network create nginx-proxy-manager_default'],
      only: ['Connect the two containers'],
    },
    {
      ...sameServer,
      prepare: [
        'docker network create proxy',
        'docker run -d --name traefik --network proxy -p 80:80 -p 443:443 -v /var/run/docker.sock:/var/run/docker.sock:ro -v letsencrypt:/letsencrypt traefik:v3.7 --entrypoints.websecure.address=:443 --certificatesresolvers.letsencrypt.acme.email=you@example.com',
      ],
      only: [
        'Find three names',
        'Write the override',
        'Check the merged file and start it',
        'Check the result',
        '504 Gateway Timeout from Traefik',
      ],
    },
  ],
  values,
  answers: {},
  afterCommand: {
    'docker compose up -d': [
      // As Nginx Proxy Manager, and then Traefik, connects to it.
      'docker run --rm --network $(docker network ls --format "{{.Name}}" | grep -x proxy || echo nginx-proxy-manager_default) --entrypoint curl traefik:v3.7 -sf --retry 60 --retry-delay 1 --retry-all-errors -o /dev/null -H "Host: social.example.com" http://mixpost/mixpost/login',
    ],
  },
  expectations: [
    {
      command: 'curl -sSI http://127.0.0.1:9000',
      output: /^HTTP\/1\.1 (?:200|302)/,
      stated: 'The first line must be `HTTP/1.1` with 200 or 302.',
      withinSeconds: 120,
    },
    {
      command: 'caddy validate',
      output: /Valid configuration\s*$/,
      stated: 'The first command ends with `Valid configuration`.',
    },
    { command: 'apachectl configtest', output: /Syntax OK/, stated: '`apachectl configtest` must print `Syntax OK`.' },
    {
      command: "curl -sS -o /dev/null -w '%{http_code} %{redirect_url}\\n' http://[[domain]]",
      output: /^30\d https:\/\/social\.example\.com\/$/m,
      stated: 'The first line shows a redirect to `https://[[domain]]/`.',
      withinSeconds: 60,
    },
    {
      command: 'curl -sSL -o /dev/null',
      output: /^200 https:\/\/social\.example\.com\/mixpost\/login$/m,
      stated: 'The second starts with `200` and shows your domain without a port.',
      withinSeconds: 60,
    },
    {
      command: 'docker inspect traefik',
      output: /entrypoints\.websecure[\s\S]*certificatesresolvers\.letsencrypt/,
      stated: 'the second the other two from the container `traefik`',
    },
    {
      command: 'docker compose config --quiet',
      output: /^$/,
      stated: 'The command prints nothing if the files are valid.',
    },
    {
      command: 'docker network inspect proxy',
      output: /^(?=[\s\S]*^mixpost-mixpost-1$)(?=[\s\S]*^traefik$)/m,
      stated: 'To list the containers in the network',
    },
  ],
};
