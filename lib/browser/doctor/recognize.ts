import type { Choices } from '@/lib/browser/values/choices';
import type { EditionName } from '@/lib/site/editions';

/** Whether a text is about Mixpost: it says so, it looks like a Laravel application, nothing shows it, or it isn't. */
export type Subject = 'mixpost' | 'laravel' | 'unknown' | 'other';

const mixpost =
  /mixpost|inovector|media\/upload|payment-webhook|post\.publish(?:ed|ing_failed)|internal error an internal error has occurred|\/api\/[\da-f]{8}-[\da-f-]{27}\//;
const laravel =
  /illuminate\\|production\.error|local\.error|\/var\/www\/html\/|artisan|sqlstate\[|php-fpm|laravel version|redisexception|horizon|pusher error/;
const otherSoftware = new RegExp(
  [
    'wp-content|wp-includes|wordpress|nextcloud|owncloud|drupal|joomla|magento|prestashop|moodle|matomo|mediawiki|typo3',
    'shopware|roundcube|bookstack|gitlab|grafana|jellyfin|immich|vaultwarden|homeassistant|keycloak|discourse|synapse',
    'sidekiq|django|rails',
    // The frameworks of these products, which their lines name more often than the product: Nextcloud and Symfony.
    '"reqid":|\\blib/private/|\\brequest\\.critical: uncaught php exception',
    '\\.py", line \\d|\\bat (?:com|org|java)\\.|\\.rb:\\d+',
  ].join('|'),
);

/** Returns whether a line in lowercase is from other software, although it may be next to Mixpost's lines. */
export function isFromOther(line: string): boolean {
  return otherSoftware.test(line) && !mixpost.test(line);
}

/** @param hasOther whether the input has lines from other software, which a searchable text leaves out */
export function subjectOf(text: string, hasOther: boolean): Subject {
  if (mixpost.test(text)) {
    return 'mixpost';
  }
  return hasOther ? 'other' : laravel.test(text) ? 'laravel' : 'unknown';
}

/** The formats that the doctor knows, most specific first, each with how it begins in a searchable text. */
const formats: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Status page', /queue connection.{0,80}mixpost-redis|schedule[ :]+(?:ran \d|it never)/],
  ['php artisan about', /application name .*laravel version|laravel version .*php version/],
  ['Container log', /supervisord started|wait-for-it\.sh|exited with code|mixpost has started/],
  ['Browser console', /websocket connection to|failed to load resource|uncaught |mixed content|axioserror/],
  ['HTTP response', /\bhttp \d{3}|^get https?:|^post https?:/],
  ['Application log', /\b(?:production|local|staging)\.(?:error|critical|warning)/],
  ['PHP error', /php fatal error|stack trace:|exception|sqlstate\[/],
  ['Web server log', /\[error\] \d+#\d+|\[crit\] \d+#\d+/],
  ['API response', /"error"|"errors"|oauthexception/],
];

export function formatOf(text: string): string | null {
  return formats.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

const editions: readonly (readonly [name: EditionName, sign: RegExp])[] = [
  ['enterprise', /mixpost-enterprise|mixpostenterprise|mixpost enterprise/],
  ['pro', /mixpost-pro-team|mixpost pro|mixpostpro/],
  ['lite', /inovector\/mixpost(?::|\/src|@| )|mixpost-auth:|mixpost lite|inovector\/mixpostapp/],
];
const docker =
  /supervisord started with pid|wait-for-it\.sh|docker compose|docker-compose|(?:mixpost_)?horizon_00|@'172\.|host '172\.|exited with code \d|inovector\/mixpost(?:-pro-team|-enterprise)?:/;
const manual = /php8\.\d-fpm|\/var\/log\/nginx\/mixpost|mixpost-horizon|mixpost-reverb|systemctl|www-data@/;
const container = /^[\w.-]*(?:mixpost|mysql|redis)[\w.-]*\s+\|/m;

/** Returns what a searchable text shows of an installation. Only the input has the names of containers. */
export function recognizeInstallation(text: string, input: string): Choices {
  const isDocker = docker.test(text) || container.test(input);
  return {
    edition: editions.find(([, sign]) => sign.test(text))?.[0] ?? null,
    version: versionOf(text),
    method: isDocker ? 'docker' : manual.test(text) ? 'manual' : null,
  };
}

/** How much of a text is searched for the PHP release, in characters from the end. Only short texts name it. */
const maxPhpText = 20_000;

/** Returns the PHP release that a searchable text names, unless a distribution adds fixes without a new version. */
export function phpVersionOf(text: string): string | null {
  return /\bphp(?: version)?[ :|.*]+v?(\d\.\d{1,2}\.\d{1,3})\b(?!-0ubuntu)/.exec(text.slice(-maxPhpText))?.[1] ?? null;
}

function versionOf(text: string): string | null {
  const [, version = null] =
    /inovector\/mixpost(?:-pro-team|-enterprise)?[ (:]+v?(\d+\.\d+\.\d+)/.exec(text) ??
    /mixpost(?: pro| enterprise| lite)?[ :]+v?(\d+\.\d+\.\d+)(?:\.\d+)?\b/.exec(text) ??
    [];
  return version;
}
