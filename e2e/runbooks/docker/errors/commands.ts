import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import { allErrors } from '@/e2e/runbooks/errors/provoke';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';

export const inside = (command: string) => `docker compose exec -T mixpost ${command}`;
export const tinker = (code: string) => `${artisan} tinker --execute='${code}' 2>&1; true`;
export const status = 'request mixpost/system/status';
/** What the container printed, and whether it runs. */
export const log = 'docker compose logs --tail 60 mixpost 2>&1; docker compose ps mixpost';
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
/** Deletes Mixpost's tables, as if their migration had never run. */
export const forgetTables = tinker(
  'Schema::disableForeignKeyConstraints(); foreach (DB::select("SHOW TABLES LIKE \\"mixpost\\_%\\"") as $row) { Schema::drop(array_values((array) $row)[0]); } DB::table("migrations")->where("migration", "like", "%create_mixpost_tables")->delete();',
);

/** Returns how an error looks on a server without Docker: its check, and what that shows. */
export function like(heading: string): Pick<ProvokedError, 'heading' | 'check' | 'error' | 'healthy'> {
  const { check, error, healthy } = allErrors.find((candidate) => candidate.heading === heading) ?? {};
  return { heading, ...(check && { check }), ...(error && { error }), ...(healthy && { healthy }) };
}
