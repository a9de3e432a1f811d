/** Where a command is: its text, the heading above it, and the label of its tab. */
export type Place = { readonly text: string; readonly heading: string; readonly tab?: string | null };

/** What the runner does with a command. */
export type Decision =
  | { readonly kind: 'written'; readonly runAs: string }
  | { readonly kind: 'substituted'; readonly runAs: string; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string };

type Rule = {
  /** Matches the commands that the rule is about. */
  readonly command: RegExp;
  /** Limits the rule to the commands under one heading, or in tabs with one label. */
  readonly heading?: string;
  readonly tab?: string;
  readonly reason: string;
} & (
  | { readonly skip: true }
  /** Replaces the match, as `String.replace` does. */
  | { readonly replace: string }
);

/**
 * Everything that isn't run as the page has it, with the reason. The first rule that skips a command wins; all others
 * that match are applied in order. A rule stands for a real program that does the same, never for one that only
 * succeeds.
 */
const rules: readonly Rule[] = [
  {
    command: /^/,
    heading: 'Install with the official script',
    skip: true,
    reason: 'The official script is downloaded from mixpost.app, empties the web folder, and resets the firewall.',
  },
  {
    command: /^/,
    tab: 'Docker',
    skip: true,
    reason: 'The prepared root has no Docker.',
  },
  {
    command: /^(?:sudo )?docker /,
    skip: true,
    reason: 'The prepared root has no Docker.',
  },
  {
    command: /^/,
    heading: 'Put the settings in place',
    skip: true,
    reason: 'The prepared root has no Docker.',
  },
  {
    command: /\baws s3 /,
    skip: true,
    reason: 'The run has no bucket.',
  },
  {
    command: /^(?:ssh|scp) /,
    skip: true,
    reason: 'The run itself copies the backup, because its empty server has no SSH.',
  },
  {
    command: /licence-key|auth\.json/,
    skip: true,
    reason: 'The command is for Pro or Enterprise.',
  },
  {
    command: /mixpost-enterprise:|mixpost-reverb:|reverb:restart/,
    skip: true,
    reason: 'The command is for Pro or Enterprise.',
  },
  {
    command: /^(?:sudo )?journalctl /,
    skip: true,
    reason: 'No systemd runs in the prepared root, so there is no journal.',
  },
  {
    command: /software-properties-common|add-apt-repository/,
    skip: true,
    reason: 'The PPA with PHP 8.3 is for Ubuntu. Debian 12 has PHP 8.2 in its own repository.',
  },
  {
    command: /composer-setup\.php/,
    skip: true,
    reason: 'Composer comes from its Debian package instead of its website.',
  },
  {
    command: /^ufw /,
    skip: true,
    reason: 'The run has only a loopback interface, and no firewall.',
  },
  {
    command: /^certbot renew|certbot\.timer/,
    skip: true,
    reason: 'A public certificate requires public DNS.',
  },
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
    reason: 'A public certificate requires public DNS. The run makes its own certificate and trusts it.',
  },
  {
    command: /^(apt install .*)\bmysql-server\b(.*)$/,
    replace: '$1mariadb-server composer$2',
    reason: 'Debian 12 has MariaDB 10.11 instead of MySQL, and Composer as a package.',
  },
  {
    command: /php-fpm8\.3/,
    replace: 'php-fpm8.2',
    reason: 'Debian 12 has PHP 8.2.',
  },
  {
    command: /php8\.3/g,
    replace: 'php8.2',
    reason: 'Debian 12 has PHP 8.2.',
  },
  {
    command: /\/php\/8\.3\//g,
    replace: '/php/8.2/',
    reason: 'Debian 12 has PHP 8.2.',
  },
  {
    command: /^((?:sudo )?systemctl \S+) mysql\b/,
    replace: '$1 mariadb',
    reason: 'Debian 12 has MariaDB 10.11 instead of MySQL.',
  },
  {
    command: /^(?:sudo )?systemctl (start|restart|reload|status) (\S+)(?: --no-pager)?$/,
    replace: 'service $2 $1',
    reason: 'No systemd runs in the prepared root, so the init script of the service does the same.',
  },
  {
    command: /^(?:sudo -u www-data )?composer (?:create-project|install|require|update) .*$/,
    replace: '$&',
    reason:
      'Composer also reads public Git repositories at their tags, for packages that the copy of Packagist lacks. Horizon 5.29.1 has two options of later releases added.',
  },
];

/** Decides how a command of a page is run. */
export function decide({ text, heading, tab }: Place): Decision {
  const matching = rules.filter(
    (rule) =>
      (rule.heading === undefined || rule.heading === heading) &&
      (rule.tab === undefined || rule.tab === tab) &&
      text.search(rule.command) !== -1,
  );
  const skipped = matching.find((rule) => 'skip' in rule);
  if (skipped) {
    return { kind: 'skipped', reason: skipped.reason };
  }
  const runAs = applyRules(matching, text);
  return matching.length === 0
    ? { kind: 'written', runAs }
    : { kind: 'substituted', runAs, reason: [...new Set(matching.map(({ reason }) => reason))].join(' ') };
}

/** Returns a file's path or text with the substitutions that concern paths and versions. */
export function substituteInFile(text: string): string {
  return applyRules(
    rules.filter(({ command }) => command.flags.includes('g')),
    text,
  );
}

function applyRules(matching: readonly Rule[], text: string): string {
  return matching.reduce(
    (result, rule) => ('replace' in rule ? result.replace(rule.command, rule.replace) : result),
    text,
  );
}
