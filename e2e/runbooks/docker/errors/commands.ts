import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import { allErrors } from '@/e2e/runbooks/errors/provoke';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';

export const inside = (command: string) => `docker compose exec -T mixpost ${command}`;
export const tinker = (code: string) => `${artisan} tinker --execute='${code}' 2>&1; true`;
/** Stores a job in Redis. */
export const store = tinker('Artisan::queue("about"); echo "stored";');
export const status = 'request mixpost/system/status';
/** Whether `docker compose ps` shows a container that runs. */
export const isRunning = /Up [^\n]*\n?$/;
/** Runs SQL without single quotes. */
export const asRoot = (sql: string) =>
  `docker compose exec -T mysql sh -c 'exec mysql -u root -p"$MYSQL_ROOT_PASSWORD" -N -e "$0"' '${sql}'`;

export const setKey = (key: string, value: string) => `sed -i '/^${key}=/d' .env && echo '${key}=${value}' >> .env`;
/** Recreates the container if its settings changed. */
export const recreate = 'docker compose up -d';
/** Changes a key and applies it. `restoreSettings` undoes the change in the file. */
export const changeKey = (key: string, value: string) => ['cp .env env.kept', setKey(key, value), recreate];
export const restoreSettings = 'cp env.kept .env';
export const keepFile = 'cp docker-compose.yml compose.kept';
export const restoreFile = 'cp compose.kept docker-compose.yml';
export const publishPort = (port: string) =>
  `sed -i 's/^    env_file: .env/&\\n    ports: ["${port}:80"]/' docker-compose.yml`;
export const restart = 'docker compose restart mixpost';
export const volume = (name: string) => `/var/lib/docker/volumes/mixpost_${name}/_data`;
/** Puts a small file system in front of a volume, so that filling it is safe. */
export const shrinkVolume = (service: string, name: string, size: string) => [
  `docker compose stop ${service}`,
  `mount -t tmpfs -o size=${size},mode=777 tmpfs ${volume(name)}`,
  `docker compose start ${service}`,
];
export const fillVolume = (name: string) => `dd if=/dev/zero of=${volume(name)}/filler 2> /dev/null; true`;
export const emptyVolume = (name: string) => `rm ${volume(name)}/filler`;
export const restoreVolume = (service: string, name: string) => [
  `docker compose stop ${service}`,
  `umount ${volume(name)}`,
  `docker compose start ${service}`,
];
/** Lets Nginx on the server pass requests for port 8088 on to Mixpost, with further lines of its configuration. */
export const proxy = (...lines: readonly string[]) =>
  [
    "address=$(docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}' mixpost-mixpost-1)",
    `printf 'server { listen 8088; location / { proxy_pass http://%s; ${lines.join(' ')} } }' "$address" > /etc/nginx/sites-enabled/run`,
    'service nginx restart',
  ].join(' && ');
/** Deletes Mixpost's tables, as if their migration had never run. */
export const forgetTables = tinker(
  'Schema::disableForeignKeyConstraints(); foreach (DB::select("SHOW TABLES LIKE \\"mixpost\\_%\\"") as $row) { Schema::drop(array_values((array) $row)[0]); } DB::table("migrations")->where("migration", "like", "%create_mixpost_tables")->delete();',
);

/** Returns how an error looks on a server without Docker: its check, and what that shows. */
export function like(heading: string): Pick<ProvokedError, 'heading' | 'check' | 'error' | 'healthy'> {
  const { check, error, healthy } = allErrors.find((candidate) => candidate.heading === heading) ?? {};
  return { heading, ...(check && { check }), ...(error && { error }), ...(healthy && { healthy }) };
}
