import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { asRoot, changeKey, forgetTables, isRunning, like, log, recreate, restoreSettings } from './commands';

const otherDatabase = (rights: string) =>
  asRoot(
    `DROP DATABASE IF EXISTS other; CREATE DATABASE other; DROP USER IF EXISTS other_user; CREATE USER other_user IDENTIFIED BY "a-password"; GRANT ${rights} ON other.* TO other_user`,
  );
/** Errors of the database. */
export const databaseErrors: readonly ProvokedError[] = [
  {
    ...like('Base table or view not found'),
    provoke: [forgetTables],
    check: `${artisan} mixpost:run-scheduled-posts 2>&1; true`,
  },
  {
    heading: '[2002] Connection refused',
    provoke: changeKey('DB_PORT', '3307'),
    check: log,
    healthy: isRunning,
    fix: [['check `DB_HOST`, `DB_PORT`', restoreSettings, recreate], ownCommands],
  },
  {
    ...like('Creating migration table … FAIL'),
    prepare: [otherDatabase('ALL PRIVILEGES')],
    provoke: [otherDatabase('SELECT')],
    check:
      'docker compose exec -T -u www-data -e DB_DATABASE=other -e DB_USERNAME=other_user -e DB_PASSWORD=a-password mixpost php artisan migrate --force 2>&1; true',
    values: { 'db-name': 'other', 'db-user': 'other_user' },
  },
  {
    heading: "Unknown collation: 'utf8mb4_0900_ai_ci'",
    prepare: ["echo 'CREATE TABLE IF NOT EXISTS loaded (name varchar(9)) COLLATE utf8mb4_unicode_ci;' > dump.sql"],
    provoke: ['sed -i s/utf8mb4_unicode_ci/utf8mb4_uca1400_ai_ci/ dump.sql'],
    check: `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"' < dump.sql && echo loaded`,
    error: /Unknown collation: 'utf8mb4_uca1400_ai_ci'/,
    healthy: /^loaded/m,
  },
];
