// @ts-check

/**
 * A release that the documentation covers.
 *
 * @typedef {object} Release
 * @property {string} version a major version alone if its first release isn't known, such as `7`
 * @property {string} [date] the day of the release; left out if it isn't known
 * @property {string} [around] what is known of the date otherwise
 * @property {string} changes one line of text, with code in backticks
 * @property {string} [upgrade] the page with the upgrade that this version requires
 */

/**
 * The releases of each edition, newest first. The changelog of Lite is public; for Pro and Enterprise, the dates are
 * those of the public apps.
 *
 * @type {Readonly<Record<import('../lib/site/editions').EditionName, readonly Release[]>>}
 */
export const releases = {
  lite: [
    { version: '2.6.0', date: '2026-03-16', changes: 'X\'s "pay as you go" tier' },
    { version: '2.5.0', date: '2026-02-24', changes: 'Facebook API v25' },
    { version: '2.4.0', date: '2025-11-13', changes: 'Facebook API v24' },
    { version: '2.3.0', date: '2025-06-06', changes: 'Facebook API v23' },
    { version: '2.2.0', date: '2025-05-28', changes: 'Laravel 12, FFmpeg on the Status page, Tailwind 4' },
    { version: '2.1.3', changes: 'fixes the hourly command `mixpost:prune-temporary-directory`' },
    { version: '2.1.0', date: '2025-01-29', changes: 'Facebook API v22' },
    {
      version: '2.0.0',
      date: '2025-01-18',
      changes: 'first release of version 2, with new database tables and without Facebook groups',
      upgrade: '/lite/upgrading/upgrading-v2',
    },
    { version: '1.7.2', date: '2024-08-16', changes: 'last release of version 1' },
    { version: '1.0.0', date: '2023-03-02', changes: 'first release of version 1' },
  ],
  pro: [
    { version: '7.0.4', date: '2026-10-08', changes: 'corrects the address for Ollama' },
    { version: '7.0.3', date: '2026-10-01', changes: 'control over X analytics' },
    {
      version: '7',
      around: 'after June 25, 2026',
      changes: 'core path empty by default, `retry_after` of 960, new upgrade command',
      upgrade: '/pro/upgrading/upgrading-v7',
    },
    {
      version: '6.0.0',
      date: '2026-06-25',
      changes: 'one upgrade migration',
      upgrade: '/pro/upgrading/upgrading-v6',
    },
    {
      version: '5.0.0',
      date: '2026-04-17',
      changes: 'Laravel 13, queue workers by tier, one upgrade migration',
      upgrade: '/pro/upgrading/upgrading-v5',
    },
    {
      version: '4.5.0',
      date: '2025-12-29',
      changes: 'title and AI label for TikTok posts; keys for time zone, time format, and first day of the week',
    },
    {
      version: '4.0.0',
      date: '2025-08-03',
      changes: 'one line in `composer.json`',
      upgrade: '/pro/upgrading/upgrading-v4',
    },
    { version: '3.1.0', date: '2025-05-19', changes: 'Laravel 12; the number of the app, which requires package 3.6' },
    {
      version: '3.0.0',
      date: '2024-10-31',
      changes: 'Laravel 11, live updates through Reverb or Pusher',
      upgrade: '/pro/upgrading/upgrading-v3',
    },
    { version: '2.0.0', date: '2024-04-01', changes: 'REST API', upgrade: '/pro/upgrading/upgrading-v2' },
    { version: '1.0.0', date: '2023-08-16', changes: 'Laravel 10', upgrade: '/pro/upgrading/upgrading-v1' },
  ],
  enterprise: [
    {
      version: '8',
      around: '2026',
      changes: 'core path empty by default, `retry_after` of 960, new upgrade commands',
      upgrade: '/enterprise/upgrading/upgrading-v8',
    },
    {
      version: '7',
      around: 'after June 25, 2026',
      changes: 'one upgrade migration of the core',
      upgrade: '/enterprise/upgrading/upgrading-v7',
    },
    {
      version: '6.0.0',
      date: '2026-04-17',
      changes: 'Laravel 13, queue workers by tier, upgrade migrations for core and Enterprise',
      upgrade: '/enterprise/upgrading/upgrading-v6',
    },
    {
      version: '5.0.0',
      date: '2025-08-03',
      changes: 'one line in `composer.json`',
      upgrade: '/enterprise/upgrading/upgrading-v5',
    },
    { version: '4.1.3', date: '2025-05-19', changes: 'Laravel 12; the number of the app, which requires package 4.1' },
    {
      version: '4.0.0',
      date: '2024-10-31',
      changes: 'Laravel 11, live updates through Reverb or Pusher',
      upgrade: '/enterprise/upgrading/upgrading-v4',
    },
    {
      version: '3.0.0',
      date: '2024-06-03',
      changes: 'one line in `composer.json`',
      upgrade: '/enterprise/upgrading/upgrading-v3',
    },
    {
      version: '2.0.0',
      date: '2024-04-01',
      changes: 'public API; guests are redirected to the route `mixpost.login`',
      upgrade: '/enterprise/upgrading/upgrading-v2',
    },
    { version: '1.0.0', date: '2023-09-27', changes: 'first release' },
  ],
};
