import type { Decision, Place } from '@/e2e/runbooks/substitutions';

const rules: readonly { readonly command: RegExp; readonly replace?: string; readonly reason: string }[] = [
  {
    command: /^sudo systemctl (start|restart|reload|status) (\S+)$/,
    replace: 'service $2 $1',
    reason: 'No systemd runs on the server of the run, so the init script of the service does the same.',
  },
  {
    command: /^sudo certbot --nginx --redirect -d (\S+) -m \S+$/,
    replace: [
      'mkdir -p /etc/letsencrypt/live/$1 && (cd /etc/letsencrypt/live/$1',
      '&& openssl req -newkey rsa:2048 -nodes -subj "/CN=$1" -keyout privkey.pem -out request.pem 2>/dev/null',
      '&& openssl x509 -req -in request.pem -CA /usr/local/share/ca-certificates/run.crt -CAkey /etc/ssl/run-authority.key -days 30',
      '-extfile <(echo "subjectAltName=DNS:$1") -out fullchain.pem 2>/dev/null)',
      '&& sed -i "s#^    server_name .*#&\\n    listen 443 ssl;\\n    ssl_certificate /etc/letsencrypt/live/$1/fullchain.pem;\\n',
      '   ssl_certificate_key /etc/letsencrypt/live/$1/privkey.pem;#" /etc/nginx/sites-available/mixpost && service nginx restart',
    ].join(' '),
    reason: "A public certificate requires public DNS. The run's own authority signs one.",
  },
  {
    command: /^mysql \[\[db-name\]\]$/,
    replace: `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"'`,
    reason: 'The reader types these statements into the console in the container, which an earlier step opens.',
  },
  { command: /mixpost-enterprise:/, reason: 'The command is for Enterprise.' },
  { command: /^(?:ssh|scp) /, reason: 'The servers of the run have no network between them.' },
];

/** Decides how a command of a page is run on a server with Docker. */
export function decideWithDocker({ text }: Place): Decision {
  const rule = rules.find(({ command }) => command.test(text));
  if (rule === undefined) {
    return { kind: 'written', runAs: text };
  }
  const { command, replace, reason } = rule;
  return replace === undefined
    ? { kind: 'skipped', reason }
    : { kind: 'substituted', runAs: text.replace(command, replace), reason };
}
