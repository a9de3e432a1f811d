import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { changeKey, forgetTables, like, recreate, restoreSettings } from './commands';

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
    check: 'docker compose logs --tail 60 mixpost 2>&1; docker compose ps mixpost',
    healthy: /Up [^\n]*\n?$/,
    fix: [['check `DB_HOST`, `DB_PORT`', restoreSettings, recreate], ownCommands],
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
