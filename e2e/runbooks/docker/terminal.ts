import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '@/e2e/runbooks/fill-in';
import { readSections } from '@/lib/content/pages/sections';
import { addData, type DockerRunbook, hasData, isUp, values } from './docker-runbook';
import { recreate, setKey } from './errors/commands';
import { prepareErrors } from './errors/errors';

const program = 'mixpost-docs.mjs';
const wrongPassword = 'mistyped';

/** The entry that the printed one refers to if the database contains data. */
const entry = readSections().find(({ title }) => title.startsWith('`SQLSTATE[HY000] [1130]'))?.text ?? '';
const statements = fillIn(/```sql\n([\s\S]*?)```/.exec(entry)?.[1] ?? '', { ...values, 'db-password': wrongPassword });

/** Breaks the password of an installation with data, and does what the program says until the site works again. */
export const terminal: DockerRunbook = {
  page: 'guides/terminal',
  after: '2.6.0',
  bring: (machine) => {
    for (const file of [program, `${program}.sha256`]) {
      if (!existsSync(join('out', file))) {
        throw new Error(`out/${file} is missing. Run npm run build first.`);
      }
      cpSync(join('out', file), machine.outside(`/srv/site/${file}`));
    }
    cpSync(process.execPath, machine.outside('/usr/local/bin/node'));
  },
  prepare: [
    ...prepareErrors,
    'docker tag node:22-alpine node:24-alpine',
    ...addData,
    setKey('DB_PASSWORD', wrongPassword),
    // Requests during the start would leave lines of the proxy in the log, in other words than Traefik's.
    `${recreate} --force-recreate && until docker compose logs mixpost | grep -q 'has started'; do sleep 1; done; sleep 10`,
    "request mixpost | grep '^Sign-in: HTTP 500'",
  ],
  passes: [
    {
      tabs: ['Docker'],
      only: [
        'Download the program',
        'Without Node',
        'Diagnose a log',
        'Check .env and the Compose file',
        'Plan an upgrade',
        'Search these pages',
        'Collect a report for someone who helps you',
      ],
    },
  ],
  values,
  answers: {},
  // Status 1 is a result.
  diagnostics: /\bdoctor$/,
  afterCommand: {
    'docker compose logs --tail 500 | node': [
      `docker compose exec -T mysql sh -c 'exec mysql -u root -p"$MYSQL_ROOT_PASSWORD"' <<'END'\n${statements}END`,
      'docker compose up -d --force-recreate mixpost',
      isUp,
      "request mixpost | grep '^HTTP 200'",
      ...hasData,
      '! docker compose logs --tail 500 | node mixpost-docs.mjs doctor | grep 1045',
    ],
  },
  expectations: [
    { command: 'sha256sum', output: /^mixpost-docs\.mjs: OK\s*$/, stated: '`mixpost-docs.mjs: OK`' },
    {
      command: 'docker compose logs --tail 500 |',
      output: /^1 result:[\s\S]*1045\] Access denied[\s\S]*database#sqlstatehy000-1045-access-denied/,
      stated: '1. `SQLSTATE[HY000] [1045] Access denied`',
    },
    { command: 'node mixpost-docs.mjs search', output: /horizon/i, stated: 'It prints the best section' },
  ],
};
