import type { Decision, Place } from '@/e2e/runbooks/substitutions';

const certificate = "A public certificate requires public DNS. The run's own authority signs one.";

/** Signs a certificate for the domain that a pattern found. */
const sign = [
  'mkdir -p /etc/letsencrypt/live/$1 && (cd /etc/letsencrypt/live/$1',
  '&& openssl req -newkey rsa:2048 -nodes -subj "/CN=$1" -keyout privkey.pem -out request.pem 2>/dev/null',
  '&& openssl x509 -req -in request.pem -CA /usr/local/share/ca-certificates/run.crt -CAkey /etc/ssl/run-authority.key -days 30',
  '-extfile <(echo "subjectAltName=DNS:$1") -out fullchain.pem 2>/dev/null)',
].join(' ');

const rules: readonly { readonly command: RegExp; readonly replace?: string; readonly reason: string }[] = [
  {
    command: /^systemctl reload caddy$/,
    replace: [
      "printf '%s\\n' '{' local_certs 'pki {' 'ca local {' 'root {' 'cert /usr/local/share/ca-certificates/run.crt'",
      "'key /etc/ssl/run-authority.key' '}' '}' '}' '}' | cat - /etc/caddy/Caddyfile > /run/Caddyfile",
      '&& caddy start --config /run/Caddyfile --adapter caddyfile > /var/log/caddy.log 2>&1',
    ].join(' '),
    reason: certificate,
  },
  {
    command: /^sudo systemctl (start|restart|reload|status) (\S+)$/,
    replace: 'service $2 $1',
    reason: 'No systemd runs on the server of the run, so the init script of the service does the same.',
  },
  {
    command: /^sudo certbot --nginx --redirect -d (\S+) -m \S+$/,
    replace: `${sign} && sed -i "s#^    server_name .*#&\\n    listen 443 ssl;\\n    ssl_certificate /etc/letsencrypt/live/$1/fullchain.pem;\\n    ssl_certificate_key /etc/letsencrypt/live/$1/privkey.pem;#" /etc/nginx/sites-available/mixpost && service nginx reload`,
    reason: certificate,
  },
  {
    command: /^certbot --apache -d (\S+) .*$/,
    replace: [
      sign,
      'a2enmod ssl rewrite',
      'cd /etc/apache2/sites-available',
      'sed "s#:80>#:443>#; s#ServerName .*#&\\n    SSLEngine on\\n    SSLCertificateFile /etc/letsencrypt/live/$1/fullchain.pem\\n    SSLCertificateKeyFile /etc/letsencrypt/live/$1/privkey.pem#" mixpost.conf > mixpost-le-ssl.conf',
      'sed -i "s#ServerName .*#&\\n    RewriteEngine on\\n    RewriteRule ^ https://%{SERVER_NAME}%{REQUEST_URI} [END,NE,R=permanent]#" mixpost.conf',
      'cd -',
      'a2ensite mixpost-le-ssl',
      'service apache2 restart',
    ].join(' && '),
    reason: certificate,
  },
  {
    command: /^(for port in [\s\S]*)$/,
    replace:
      "docker run --rm --add-host [[domain]]:host-gateway --entrypoint bash inovector/mixpost:v2.6.0 -c '$1; true'",
    reason: 'No other computer reaches the server of the run, so a container connects from outside of its loopback.',
  },
  {
    command: /^.* aws s3 cp .*$/,
    replace: '$& --endpoint-url https://[[minio-domain]]',
    reason: "The storage isn't AWS, so the endpoint is added, as the page says.",
  },
  { command: /^mc /, reason: "MinIO and its client aren't available as packages, so another server stands for it." },
  { command: /composer show inovector\/mixpost-(?:enterprise|pro-team)$/, reason: 'The package requires a license.' },
  { command: /php artisan reverb:restart$/, reason: "Lite doesn't have Reverb." },
  { command: /^php artisan mixpost:migrate-storage /, reason: "Lite doesn't have the command." },
  {
    command: /^mysql \[\[db-name\]\]$/,
    replace: `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"'`,
    reason: 'The reader types these statements into the console in the container, which an earlier step opens.',
  },
  {
    command: /^sudo tar -czf ~\/mixpost-backup\/code/,
    reason: 'The command is for an installation without Docker.',
  },
  { command: /^docker .*mixpost-enterprise:/, reason: 'The command is for Enterprise.' },
  { command: /^(?:ssh (?!-o)|scp )/, reason: 'The servers of the run have no network between them.' },
  { command: /^docker compose exec mixpost sh -c "apt-get /, reason: 'The containers of the run have no internet.' },
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
