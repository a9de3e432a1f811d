// @ts-check

const everyEdition = /** @type {const} */ ([{ edition: 'lite' }, { edition: 'pro' }, { edition: 'enterprise' }]);

/**
 * Vulnerabilities, newest first. Never add a request, a path, or a payload that helps an attacker.
 *
 * @type {readonly import('./types').Advisory[]}
 */
export const security = [
  {
    id: 'php-november-2026',
    kind: 'security',
    title: 'PHP vulnerabilities of November 2026',
    date: '2026-11-19',
    affects: everyEdition,
    php: ['8.2.36', '8.3.37', '8.4.28', '8.5.13'],
    fixedIn: 'PHP 8.2.36, 8.3.37, 8.4.28, and 8.5.13',
    now: '[Update PHP](/guides/security#update-php).',
    at: '/guides/advisories#php-november-2026',
    sources: [
      'https://www.cve.org/CVERecord?id=CVE-2026-129289',
      'https://github.com/cboxdk/php-baseimages/releases/tag/v2.1.0',
      'https://github.com/HOSTED-POWER/php_uploadprogress_guard/releases/tag/v3.3.1',
    ],
    method: 'stated',
  },
  {
    id: 'php2shell',
    kind: 'security',
    title: "PHP2Shell: PHP runs an attacker's code (CVE-2026-109618, CVE-2026-109619)",
    date: '2026-10-21',
    affects: everyEdition,
    php: ['8.2.35', '8.3.36', '8.4.27', '8.5.12'],
    fixedIn: 'PHP 8.2.35, 8.3.36, 8.4.27, and 8.5.12',
    now: '[Update PHP](/guides/security#update-php).',
    at: '/guides/advisories#php2shell',
    sources: [
      'https://www.php.net/archive/2026.php#2026-10-21-5',
      'https://github.com/php/php-src/releases/tag/php-8.4.27',
      'https://github.com/NCSC-NL/php2shell',
    ],
    method: 'stated',
  },
  {
    id: 'lite-callback-script',
    kind: 'security',
    title: 'A prepared link can run a script in your Mixpost Lite session',
    date: '2026-06-17',
    affects: [{ edition: 'lite', from: '1.2.0' }],
    fixedIn: null,
    now: "Sign out when you don't use Mixpost, and use it in its own browser profile.",
    at: '/guides/advisories#lite-callback-script',
    sources: [
      'https://github.com/inovector/mixpost/issues/204',
      'https://github.com/inovector/mixpost/blob/2.6.0/src/Http/Controllers/CallbackSocialProviderController.php',
    ],
    method: 'code',
  },
  {
    id: 'lite-log-viewer',
    kind: 'security',
    title: 'Every user of Mixpost Lite can read and empty files on the server',
    date: '2026-02-24',
    affects: [{ edition: 'lite', from: '2.0.0' }],
    fixedIn: null,
    now: "Change the default password, and remove users who you wouldn't give `.env`.",
    at: '/guides/advisories#lite-log-viewer',
    sources: [
      'https://github.com/inovector/mixpost/issues/194',
      'https://github.com/inovector/mixpost/blob/2.6.0/src/Support/SystemLogs.php',
    ],
    method: 'code',
  },
  {
    id: 'dokploy-app-key',
    kind: 'security',
    title: "Dokploy's template gives every installation the same `APP_KEY`",
    date: '2025-10-26',
    affects: [{ edition: 'lite' }],
    fixedIn: null,
    now: 'Set your own `APP_KEY` in Dokploy, and connect your accounts again.',
    at: '/guides/advisories#dokploy-app-key',
    sources: [
      'https://github.com/Dokploy/templates/blob/285e667c68668c7774cb0dc9d11216563210f254/blueprints/mixpost/template.toml',
    ],
    method: 'code',
  },
];
