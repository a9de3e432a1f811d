import { serverSuite } from './debian-root';

/** Where a command or a file is: its text, the heading above it, and the label of its tab. */
export type Place = { readonly text: string; readonly heading: string; readonly tab?: string | null };

/** What the runner does with a command. */
export type Decision =
  | { readonly kind: 'written'; readonly runAs: string }
  | { readonly kind: 'substituted'; readonly runAs: string; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string };

/** A rule for the commands that match all of its conditions. */
type Rule = {
  readonly command?: RegExp;
  readonly heading?: string;
  readonly tab?: string;
  readonly reason: string;
  /** What replaces the match, as in `String.replace`. Without it, the command isn't run. */
  readonly replace?: string;
};

/** The server of a run: a Debian, and the versions that it has. */
export type Server = {
  /** The name of the release for debootstrap. */
  readonly suite: string;
  readonly system: string;
  readonly php: string;
  readonly database: string;
  /** The rules for the editions that are installed on it. */
  readonly rules: readonly Rule[];
};

const noDocker = 'The prepared root has no Docker.';
const noSystemd = 'No systemd runs in the prepared root, so ';
const otherEdition = 'The command is for Pro or Enterprise.';
const certificate = 'A public certificate requires public DNS.';

const liteServer: Server = {
  suite: serverSuite,
  system: 'Debian 12',
  php: '8.2',
  database: 'MariaDB 10.11',
  rules: [
    { command: /licence-key|auth\.json/, reason: otherEdition },
    { command: /mixpost-enterprise:|mixpost-reverb:|reverb:restart/, reason: otherEdition },
  ],
};

/** Laravel 13, on which Pro and Enterprise are, requires a later PHP than Lite's server has. */
export const editionServer: Server = {
  suite: 'trixie',
  system: 'Debian 13',
  php: '8.4',
  database: 'MariaDB 11.8',
  rules: [
    { tab: 'Ubuntu 22.04', reason: 'Debian 13 has the library of Ubuntu 24.04.' },
    {
      command: /^(composer create-project) (inovector\/mixpost-\S+):\S+/,
      replace: `$1 --repository='{"type":"path","url":"/opt/app","options":{"symlink":false}}' $2:6.0.0`,
      reason:
        'The application is 6.0.0 from its public repository. In its composer.json, a folder with stand-ins replaces the registry that requires a license. Horizon also accepts Laravel 13.',
    },
  ],
};

/**
 * Everything that isn't run as the page has it, with the reason. The first rule that skips a command wins; all others
 * that match are applied in order. A rule stands for a real program that does the same, never for one that only
 * succeeds.
 */
const rulesOf = ({ system, php, database, rules }: Server): readonly Rule[] => [
  ...rules,
  {
    heading: 'Install with the official installer',
    reason: 'The official installer is downloaded from mixpost.app, empties the web folder, and resets the firewall.',
  },
  { tab: 'Docker', reason: noDocker },
  { command: /^(?:sudo )?docker /, reason: noDocker },
  { heading: 'Put the settings in place', reason: noDocker },
  { heading: 'Run the upgrade migration in a container', reason: noDocker },
  { heading: "Remove the proxy's site", reason: 'Nginx on the server of the run serves Mixpost itself.' },
  { heading: 'Delete the folder and the backup job', reason: noDocker },
  { heading: 'Remove Mixpost from your own Laravel app', reason: 'The run has the standalone application.' },
  { tab: 'Laravel 10', reason: 'The application of the run has Laravel 11.' },
  { tab: 'Laravel 12', reason: 'Horizon 5.29.1, which the run has, is for Laravel 11 or older.' },
  {
    command: /queue:batches-table/,
    heading: 'Check the table job_batches',
    reason: 'The new application has the table.',
  },
  { command: /\baws s3 /, reason: 'The run has no bucket.' },
  { command: /^(?:ssh|scp) /, reason: 'The run copies the backup, because its empty server has no SSH.' },
  { command: /^(?:sudo )?journalctl /, reason: `${noSystemd}there is no journal.` },
  { command: /^systemctl list-units /, reason: `${noSystemd}there are no units.` },
  {
    command: /software-properties-common|add-apt-repository/,
    reason: `The PPA with PHP 8.3 is for Ubuntu. ${system} has PHP ${php} in its own repository.`,
  },
  { command: /composer-setup\.php/, reason: 'Composer comes from its Debian package instead of its website.' },
  { command: /^ufw /, reason: 'The run has only a loopback interface, and no firewall.' },
  { command: /^(?:sudo )?certbot (?:renew|delete)|certbot\.timer/, reason: certificate },
  {
    command: /^certbot --nginx -d (\S+).*$/,
    replace: [
      'mkdir -p /etc/letsencrypt/live/$1 && cd /etc/letsencrypt/live/$1',
      '&& openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$1" -addext "subjectAltName=DNS:$1"',
      '-keyout privkey.pem -out fullchain.pem 2>/dev/null && cp fullchain.pem /usr/local/share/ca-certificates/run.crt',
      '&& update-ca-certificates >/dev/null && sed -i "s#^    server_tokens off;#    listen 443 ssl;\\n',
      '   ssl_certificate /etc/letsencrypt/live/$1/fullchain.pem;\\n   ',
      'ssl_certificate_key /etc/letsencrypt/live/$1/privkey.pem;\\n&#" /etc/nginx/sites-available/mixpost',
      '&& service nginx reload',
    ].join(' '),
    reason: `${certificate} The run makes its own certificate and trusts it.`,
  },
  {
    command: /^(apt install .*)\bmysql-server\b(.*)$/,
    replace: '$1mariadb-server composer$2',
    reason: `${system} has ${database} instead of MySQL, and Composer as a package.`,
  },
  { command: /(?<=php(?:\/|-fpm)?)8\.3/g, replace: php, reason: `${system} has PHP ${php}.` },
  {
    command: /^((?:sudo )?systemctl \S+) mysql\b/,
    replace: '$1 mariadb',
    reason: `${system} has ${database} instead of MySQL.`,
  },
  {
    command: /^(?:sudo )?systemctl (start|restart|reload|status) (\S+)(?: --no-pager)?$/,
    replace: 'service $2 $1',
    reason: `${noSystemd}the init script of the service does the same.`,
  },
  {
    command: /^(?:sudo -u www-data )?composer (?:create-project|install|require|update) .*$/,
    replace: '$&',
    reason:
      'Composer also reads public Git repositories at their tags, for packages that the copy of Packagist lacks. Horizon 5.29.1 has two options of later releases added.',
  },
];

/** Whether only a run with Docker can run a command or write a file. */
export function isForDocker(place: Place): boolean {
  return rulesOf(liteServer).some((rule) => rule.reason === noDocker && isAbout(rule, place));
}

/** Decides how a command of a page is run. */
export function decide(place: Place, server = liteServer): Decision {
  const { text } = place;
  const matching = rulesOf(server).filter((rule) => isAbout(rule, place));
  const skipped = matching.find(({ replace }) => replace === undefined);
  if (skipped) {
    return { kind: 'skipped', reason: skipped.reason };
  }
  const runAs = applyRules(matching, text);
  return matching.length === 0
    ? { kind: 'written', runAs }
    : { kind: 'substituted', runAs, reason: [...new Set(matching.map(({ reason }) => reason))].join(' ') };
}

function isAbout(rule: Rule, { text, heading, tab }: Place): boolean {
  return (
    (rule.heading === undefined || rule.heading === heading) &&
    (rule.tab === undefined || rule.tab === tab) &&
    (rule.command === undefined || text.search(rule.command) !== -1)
  );
}

/** Returns a file's path or text with the substitutions that concern paths and versions. */
export function substituteInFile(text: string, server = liteServer): string {
  return applyRules(
    rulesOf(server).filter(({ command }) => command?.flags.includes('g')),
    text,
  );
}

function applyRules(matching: readonly Rule[], text: string): string {
  return matching.reduce((result, { command = /^/, replace }) => result.replace(command, replace ?? '$&'), text);
}
