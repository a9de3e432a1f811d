import { home } from '@/e2e/runbooks/machine';
import { manualLite } from '@/e2e/runbooks/manual';
import type { Runbook } from '@/e2e/runbooks/runbook';

/** Where the reader's files are. */
export const folder = `${home}/mixpost`;

/** The reader's values. */
export const values: Readonly<Record<string, string>> = {
  ...manualLite.values,
  'app-key': 'base64:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  'db-root-password': 'Qk6tY9hVb2Nz5Rw3',
  'redis-host': 'redis',
};

/** One way through a page, or through a part of it. */
export type Pass = {
  readonly tabs: readonly string[];
  /** The headings that it follows, in the reader's order; all of the page by default. */
  readonly only?: readonly string[];
  /** The last heading that it follows. */
  readonly until?: string;
  /** What was there before: by default, what `after` says. */
  readonly on?: 'the same server' | 'an empty server';
  /** The folder that an empty server gets from the first one, in the home folder. */
  readonly copies?: string;
  /** Commands that run first, after those of the runbook. */
  readonly prepare?: readonly string[];
};

export type DockerRunbook = Runbook & {
  readonly passes: readonly Pass[];
  /** The release that's installed first, as the quick start says; none by default. */
  readonly after?: string;
};

export const healthy = (stated: string) => ({
  command: 'docker compose ps',
  output: /^(?=[\s\S]*mysql[^\n]*\(healthy\))(?=[\s\S]*redis[^\n]*\(healthy\))(?=[\s\S]*mixpost:v2\.6\.0[^\n]*Up )/,
  stated,
  withinSeconds: 60,
});

export const started = {
  command: 'docker compose logs -f mixpost',
  output: /Mixpost has started!/,
  withinSeconds: 120,
};

/** Changes to the Compose file for an own proxy. */
export const ownProxy = `cd ${folder} && docker compose down && curl -fsSLO https://docs.mixpost.app/compose/lite/own-proxy/docker-compose.yml && docker compose up -d`;

/** Waits until the sign-in page is there. */
export const isUp =
  'curl -sf --retry 120 --retry-delay 1 --retry-all-errors -o /dev/null https://social.example.com/mixpost/login';

/** PHP that connects an account with a token. */
export const account = String.raw`Inovector\Mixpost\Models\Account::create(["name" => "Robin", "username" => "robin", "provider" => "mastodon", "provider_id" => "1", "authorized" => true, "data" => ["server" => "mastodon.example"], "access_token" => ["access_token" => "token-of-the-run"]]);`;
/** Runs an artisan command as the web server's user. */
export const artisan = 'docker compose exec -T -u www-data -e HOME=/tmp mixpost php artisan';
/** Checks that the account is there, and that its token can be decrypted. */
export const hasToken = String.raw`${artisan} tinker --execute='echo Inovector\Mixpost\Models\Account::first()->access_token["access_token"];' | grep token-of-the-run`;

/** Writes into each volume of the Compose file. */
export const addData = [
  `docker compose exec -T mixpost sh -c 'echo media > storage/app/public/file-of-the-run.txt && echo line > storage/logs/run.log'`,
  `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE" -e "CREATE TABLE IF NOT EXISTS of_the_run (id INT)"'`,
  'docker compose exec -T redis redis-cli set key-of-the-run value',
];
/** They're still there. */
export const hasData = [
  `docker compose exec -T mixpost sh -c 'cat storage/app/public/file-of-the-run.txt storage/logs/run.log' | grep -Pzo 'media\\nline'`,
  `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE" -e "SHOW TABLES"' | grep of_the_run`,
  'docker compose exec -T redis redis-cli get key-of-the-run | grep value',
];
