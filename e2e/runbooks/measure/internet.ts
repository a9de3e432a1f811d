import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { isUp } from '@/e2e/runbooks/docker/docker-runbook';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';

/** Where the resolver and the proxy listen. */
const resolver = '198.51.100.1';
/** The address of the stand-in for a Mastodon server. */
export const network = '192.0.2.1';
const server = 'mastodon.example';
const token = 'token-of-the-run';
const place = { page: 'measure', heading: 'Contacts' };

export function bringInternet(machine: Machine): void {
  cpSync(join(import.meta.dirname, 'resolver.mjs'), machine.outside('/srv/internet/resolver.mjs'));
  cpSync(join(import.meta.dirname, '../mastodon/stand-in.php'), machine.outside('/srv/internet/index.php'));
}

/** In namespaces of its own, so that none of it counts as memory of the server. */
const outside =
  "--cgroup-parent $(tr '\\0' '\\n' < /proc/$(cat /run/docker.pid)/cmdline | sed -n 's/^--cgroup-parent=//p')-internet";
const php = 'inovector/mixpost:v2.6.0';
const site = `server { listen 443 ssl; server_name ${server}; ssl_certificate /etc/ssl/certs/run.pem; ssl_certificate_key /etc/ssl/private/run.key; location / { include fastcgi_params; fastcgi_param SCRIPT_FILENAME /srv/internet/index.php; fastcgi_pass unix:/run/php/php8.2-fpm.sock; } }`;

/**
 * Connects a running installation to a namespace in which every address is there: containers reach it through the
 * server's firewall, as they reach the internet. One of the addresses is a stand-in for a Mastodon server, with an
 * account that's connected, and a picture is uploaded.
 */
export const internet: readonly string[] = [
  'apt-get update -q -o Acquire::Check-Valid-Until=false',
  'apt-get install -qy --no-install-recommends tcpdump ufw',
  `mkdir -p /var/lib/mastodon && echo known > /srv/internet/mode && echo '{"token":"${token}"}' > /var/lib/mastodon/state.json && chmod -R 777 /var/lib/mastodon && echo '${site}' > /srv/internet/site`,
  `(cd /srv/internet && openssl req -newkey rsa:2048 -nodes -keyout run.key -out run.csr -subj '/CN=${server}' && printf 'subjectAltName=DNS:${server}' > run.ext && openssl x509 -req -in run.csr -CA /usr/local/share/ca-certificates/run.crt -CAkey /etc/ssl/run-authority.key -days 30 -extfile run.ext -out run.pem)`,
  `docker run -d --name internet --network none ${outside} -v /srv/internet:/srv/internet node:22-alpine node /srv/internet/resolver.mjs`,
  `docker run -d --name mastodon --network container:internet ${outside} -v /var/lib/mastodon:/var/lib/mastodon -v /srv/internet:/srv/internet -v /srv/internet/run.pem:/etc/ssl/certs/run.pem -v /srv/internet/run.key:/etc/ssl/private/run.key -v /srv/internet/site:/etc/nginx/sites-enabled/default --entrypoint sh ${php} -c 'php-fpm8.2 && exec nginx -g "daemon off;"'`,
  `pid=$(docker inspect -f '{{.State.Pid}}' internet) && ip link add wan type veth peer name inet netns $pid && ip addr add 198.51.100.2/24 dev wan && ip link set wan up && ip route replace default via ${resolver} && nsenter -n -t $pid sh -c 'ip addr add ${resolver}/24 dev inet && ip link set inet up && ip route add local 0.0.0.0/0 dev lo table main'`,
  `echo 'nameserver ${resolver}' > /etc/resolv.conf && echo 1 > /proc/sys/net/ipv4/ip_forward`,
  // Mixpost has to trust the authority of the run.
  `echo 'services: {mixpost: {volumes: ["/etc/ssl/certs/ca-certificates.crt:/etc/ssl/certs/ca-certificates.crt:ro"]}}' > docker-compose.override.yml && docker compose down && docker compose up -d`,
  `${isUp} && export EMAIL=admin@example.com PASSWORD=changeme`,
  `docker compose exec -T -u www-data -e HOME=/tmp mixpost php artisan tinker --execute='Inovector\\Mixpost\\Models\\Account::create(["name" => "Robin", "username" => "robin", "provider" => "mastodon", "provider_id" => "1", "authorized" => true, "data" => ["server" => "${server}"], "access_token" => ["access_token" => "${token}"]]); (new Inovector\\Mixpost\\Actions\\UpdateOrCreateService)("mastodon.${server}", ["client_id" => "1", "client_secret" => "1"], true);'`,
  `docker compose exec -T mixpost ffmpeg -y -loglevel error -f lavfi -i testsrc=s=1600x900 -frames:v 1 /tmp/picture.png && docker compose cp mixpost:/tmp/picture.png /tmp/ && request mixpost/media/upload -F file=@/tmp/picture.png -H 'Accept: application/json' | grep '^HTTP 201'`,
];

const bridge = "br-$(docker network inspect -f '{{.Id}}' mixpost_default | cut -c1-12)";
const addresses =
  "docker ps --format '{{.Names}}' | xargs docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}} {{.Name}}'";

/**
 * Starts to record what the containers send to other computers. The function that it returns ends that, and returns how
 * often each contact was made, such as `mixpost udp/53 A mastodon.example` or `mixpost tcp/443 192.0.2.1`.
 */
export async function recordContacts(machine: Machine): Promise<() => Promise<Record<string, number>>> {
  const filter = "'udp or tcp[13] & 18 = 2'";
  const record = `(exec tcpdump -Z root -l -n -i ${bridge} ${filter} > /tmp/contacts 2> /dev/null & echo $! > /tmp/tcpdump.pid)`;
  await runAll(machine, [record, 'sleep 2'], place);
  return async () => {
    await runAll(machine, ['kill $(cat /tmp/tcpdump.pid); sleep 1'], place);
    const { output } = await machine.run(addresses);
    const names = new Map(output.split('\n').map((line) => line.split(' /') as [string, string]));
    const counts: Record<string, number> = {};
    for (const [, from = '', to = '', port, rest = ''] of machine
      .read('/tmp/contacts')
      .matchAll(/ IP ([\d.]+)\.\d+ > ([\d.]+)\.(\d+): (.*)/g)) {
      const query = / (AAAA|A|PTR)\? (\S+)\. /.exec(rest);
      const contact = query
        ? `udp/53 ${query[1]} ${query[2]}`
        : `${rest.startsWith('Flags') ? 'tcp' : 'udp'}/${port} ${to}`;
      // Connections between containers stay on the server.
      if (names.has(from) && !/^172\./.test(to)) {
        const name = `${names.get(from)?.replace(/^mixpost-|-1$/g, '')} ${contact}`;
        counts[name] = (counts[name] ?? 0) + 1;
      }
    }
    return counts;
  };
}
