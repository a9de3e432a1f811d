import { type Finding, findSettingProblems } from './check-env';
import { composeRange, readCompose, type Service } from './read-compose';
import { readEnv } from './read-env';

const noSettings = '/troubleshooting/installation#http-500-in-docker-as-if-settings-were-missing';

/** The settings without which the container can't work. The image knows the hosts `mysql` and `redis`. */
const required = ['APP_KEY', 'DB_DATABASE', 'DB_USERNAME', 'DB_PASSWORD'];
const hosts = ['DB_HOST', 'REDIS_HOST', 'REDIS_PASSWORD'];

type AddFinding = (line: number, section: string, message: string) => void;

/**
 * Checks the services of a Compose file: that settings reach Mixpost and agree with the database's, and the volumes,
 * ports, and labels. Returns null if the text has no Compose file with Mixpost in it.
 *
 * @param lines the lines of the text, which can also contain the `.env` file
 */
export function checkCompose(lines: readonly string[]): readonly Finding[] | null {
  const range = composeRange(lines);
  const { services, volumes, problems } = range
    ? readCompose(lines, range)
    : { services: [], volumes: [], problems: [] };
  const app = services.find((service) => /inovector\/mixpost/.test(first(service, 'image')));
  if (!range || !app) {
    return null;
  }
  const database = services.find((service) => /\b(?:mysql|mariadb)\b/.test(first(service, 'image')));
  const edition = /mixpost-(pro|enterprise)/.exec(first(app, 'image'))?.[1] ?? 'lite';
  const env = readEnv(lines.map((line, at) => (at < range[0] || at >= range[1] ? line : '')).join('\n'));
  const own = app.keys.environment ?? [];
  // Reverb listens on 8080.
  const ports = edition === 'lite' ? ['80'] : ['80', '8080'];
  const page = `/${edition}/installation/docker#write-the-compose-file${edition === 'lite' ? '' : `-for-${edition}`}`;
  if (problems.length > 0) {
    return problems.map((problem) => ({ ...problem, section: page, isError: true }));
  }
  const findings: Finding[] = [];
  const addFinding: AddFinding = (line, section, message) => findings.push({ line, section, message, isError: true });

  const isSet = (name: string) => own.some((entry) => entry.name === name);
  const wanted = [...required, ...hosts.filter((name) => env.some((setting) => setting.name === name))];
  const missing = app.keys.env_file ? [] : wanted.filter((name) => !isSet(name));
  if (own.length === 0 && missing.length > 0) {
    addFinding(app.line, noSettings, `\`${app.name}\` gets no settings from \`.env\`. Add \`env_file: .env\` to it.`);
  } else if (missing.length > 0) {
    const names = missing.map((name) => `\`${name}\``).join(', ');
    addFinding(
      own[0]?.line ?? app.line,
      noSettings,
      `\`${app.name}\` doesn't get ${names}. Add \`env_file: .env\`, or list what's missing.`,
    );
  }
  findings.push(...findSettingProblems(own, edition, true));
  const host =
    own.find(({ name }) => name === 'DB_HOST') ?? (app.keys.env_file && env.find(({ name }) => name === 'DB_HOST'));
  const names = services.flatMap(({ name, keys }) => [
    name,
    ...[keys.container_name, keys.hostname, keys.networks].flatMap((list) => list?.map(({ value }) => value) ?? []),
  ]);
  if (database && host && /^[\w-]+$/.test(host.value) && host.value !== 'localhost' && !names.includes(host.value)) {
    addFinding(
      host.line,
      '/troubleshooting/database#2002-php_network_getaddresses-getaddrinfo-for-mysql-failed',
      `No service has the name \`${host.value}\`. Set \`DB_HOST=${database.name}\`.`,
    );
  }
  for (const [theirs, ours] of [
    ['MYSQL_DATABASE', 'DB_DATABASE'],
    ['MYSQL_USER', 'DB_USERNAME'],
    ['MYSQL_PASSWORD', 'DB_PASSWORD'],
  ] as const) {
    const one = database?.keys.environment?.find(({ name }) => name === theirs);
    const other = own.find(({ name }) => name === ours) ?? env.findLast(({ name }) => name === ours);
    if (one && other && !/\$/.test(one.value + other.value) && one.value !== other.value) {
      addFinding(
        one.line,
        '/troubleshooting/database#sqlstatehy000-1045-access-denied',
        `\`${theirs}\` and \`${ours}\` differ. Write \`${theirs}: \${${ours}}\`.`,
      );
    }
  }

  const lacksVolume = ({ keys }: Service, path: RegExp) => !keys.volumes?.some(({ value }) => path.test(value));
  if (lacksVolume(app, /\/var\/www\/html(?:\/storage(?:\/app)?)?\/?(?::|$)/)) {
    addFinding(app.line, page, 'An update deletes the media. Add the volume `storage:/var/www/html/storage/app`.');
  }
  if (database && lacksVolume(database, /\/var\/lib\/mysql/)) {
    addFinding(database.line, page, 'An update deletes the database. Add the volume `mysql:/var/lib/mysql`.');
  }
  for (const service of services) {
    const { depends_on = [], environment = [], ports: published = [], volumes: mounts = [] } = service.keys;
    for (const { value, line } of mounts) {
      const [, volume] = /^([\w-][\w.-]*):\//.exec(value) ?? [];
      // Without any, the rest of the file wasn't pasted.
      if (volume && volumes.length > 0 && !volumes.includes(volume)) {
        addFinding(line, page, `Docker Compose stops. Add \`${volume}:\` under \`volumes:\` at the end of the file.`);
      }
    }
    for (const { name, value, line } of depends_on) {
      const needed = name && value ? null : name || value;
      if (needed && !services.some((other) => other.name === needed)) {
        addFinding(line, page, `Docker Compose stops because no service has the name \`${needed}\`.`);
      }
    }
    for (const { name, value, line } of environment) {
      if (/(?<!\$)(?:\$\$)*\$\w/.test(value)) {
        addFinding(line, page, `Docker Compose replaces the \`$\` in \`${name}\` and the word after it. Write \`$$\`.`);
      }
      if (name === 'MYSQL_USER' && value === 'root' && /^mysql\b(?!\/)/.test(first(service, 'image'))) {
        addFinding(line, page, 'MySQL already has the user `root`, so its container stops. Choose another name.');
      }
    }
    for (const { name, value, line } of published) {
      const [, inside = ''] = /(?:^|:)(\d+)(?:\/tcp)?$/.exec(name === 'published' ? '' : value) ?? [];
      if (service === app && inside && !ports.includes(inside)) {
        const right = value.includes(':') ? value.replace(/\d+(?=\D*$)/, '80') : `${value}:80`;
        addFinding(line, page, `Mixpost listens on port 80 in its container. Write \`${right}\`.`);
      } else if (/^(?:3306|6379)$/.test(inside) && !/^(?:127\.|\[?::1|localhost)/.test(value)) {
        addFinding(
          line,
          '/guides/security#keep-mysql-and-redis-private',
          `\`${service.name}\` is open to the internet. Remove its \`ports:\`.`,
        );
      }
    }
  }
  checkLabels(app, services, ports, addFinding);
  return findings;
}

function checkLabels(
  app: Service,
  services: readonly Service[],
  ports: readonly string[],
  addFinding: AddFinding,
): void {
  const section = '/guides/proxies#traefik';
  const labels = app.keys.labels ?? [];
  const command = services
    .flatMap(({ keys }) => keys.command ?? [])
    .map(({ value, name }) => `${name}=${value}`)
    .join('\n')
    .toLowerCase();
  const isRouted = labels.some(({ name }) => name.startsWith('traefik.http.routers.'));
  if (isRouted && command.includes('exposedbydefault=false') && !labels.some(({ name }) => name === 'traefik.enable')) {
    addFinding(
      labels[0]?.line ?? app.line,
      section,
      'Traefik ignores this service. Add the label `traefik.enable=true`.',
    );
  }
  for (const { name, value, line } of labels) {
    if (name.endsWith('.loadbalancer.server.port') && !ports.includes(value)) {
      addFinding(line, section, 'Mixpost listens on port 80 in its container. Set this label to `80`.');
    }
    const hasResolvers = name.endsWith('.tls.certresolver') && command.includes('certificatesresolvers.');
    if (hasResolvers && !command.includes(`certificatesresolvers.${value.toLowerCase()}.`)) {
      const message = `Traefik has no resolver \`${value}\`. Use the name in its \`certificatesresolvers\` options.`;
      addFinding(line, section, message);
    }
  }
}

const first = ({ keys }: Service, key: string): string => keys[key]?.[0]?.value ?? '';
