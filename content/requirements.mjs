// @ts-check

/**
 * What an edition needs from its server, as Markdown. A value for all editions, or one for each; `null` if an edition
 * doesn't need the part.
 *
 * @typedef {string | Readonly<Record<import('../lib/site/editions').EditionName, string | null>>} Need
 */

/** What both editions with a license need. */
const paid = (/** @type {string} */ need) => ({ pro: need, enterprise: need });

/** @type {readonly Readonly<{ part: string, need: Need, note?: string }>[]} */
export const requirements = [
  {
    part: 'Memory',
    need: {
      lite: '2 GB minimum, 4 GB recommended',
      ...paid('2 GB minimum, 4 GB for light traffic, 6 GB for most servers in production'),
    },
    note: 'In Pro and Enterprise, the memory decides the [worker tier](/guides/horizon#pick-the-tier-from-the-table).',
  },
  { part: 'Disk', need: '10 GB free', note: 'Media needs more over time.' },
  {
    part: 'Operating system',
    need: 'for the official installer, a fresh Ubuntu 22.04 or 24.04 with root access',
  },
  {
    part: 'Domain',
    need: 'a domain or subdomain with HTTPS',
    note: 'Social networks require HTTPS for the callback URL.',
  },
  {
    part: 'PHP',
    need: {
      lite: '8.2 or later',
      pro: '8.3 or later, for version 5 and later',
      enterprise: '8.3 or later, for version 6 and later',
    },
    note: 'The official installer uses 8.3. Lite 2 is tested on 8.2 and 8.3.',
  },
  {
    part: 'PHP extensions',
    need: {
      lite: '`fileinfo`, `gd`, `redis`, `pcntl`, `posix`, `pdo_mysql`, `mbstring`, `curl`, `xml`',
      ...paid(
        '`gd`, `redis`, `pcntl`, `posix`, `pdo_mysql`, `mbstring`, `curl`, `xml`, `zip`, `bcmath`, `intl`, and FFI enabled',
      ),
    },
    note: 'For Lite, the official installer adds `zip`, `bcmath`, and `intl`. `uv` from PECL is optional, for [many live connections](/server#many-live-connections).',
  },
  {
    part: 'Laravel, for the package',
    need: {
      lite: '10.47 or later 10.x, 11, or 12 (12 since Lite 2.2.0)',
      pro: '11 to 13, [by version](/pro/installation/laravel-package#what-you-need)',
      enterprise: '10 to 13, [by version](/enterprise/installation/laravel-package#what-you-need)',
    },
  },
  {
    part: 'Database',
    need: 'MySQL 8.0 or 8.4',
    note: "The official installer uses MySQL 8.0, and our Compose files use 8.4. MariaDB isn't tested. Although the configuration file also lists PostgreSQL and SQLite, Mixpost's queries need MySQL's JSON functions.",
  },
  {
    part: 'Redis',
    need: '6.0 or later, for the queues',
    note: "Ubuntu 22.04 has 6.0, Ubuntu 24.04 has 7.0, and our Compose files use 7. Horizon doesn't work with Redis Cluster. [Valkey](https://valkey.io/topics/migration/), which is compatible with Redis 7.2, isn't tested; it needs an empty volume, and `valkey-` for `redis-` in its commands.",
  },
  {
    part: 'Media tools',
    need: '`ffmpeg` and `ffprobe`, for video thumbnails',
    note: 'Without FFmpeg, Lite 2.2.0 and later accept videos but create no thumbnail, and publishing videos on Facebook fails.',
  },
  {
    part: 'Image libraries',
    need: {
      lite: null,
      ...paid('libvips (`libvips42`, or `libvips42t64` on Ubuntu 24.04), libheif, and libde265'),
    },
    note: 'For HEIC and similar formats.',
  },
  {
    part: 'Live updates',
    need: {
      lite: null,
      pro: 'Reverb or Pusher, starting with version 3',
      enterprise: 'Reverb or Pusher, starting with version 4',
    },
    note: 'The web server forwards `/app/` and `/apps/` to Reverb on port 8080.',
  },
  {
    part: 'Web server',
    need: 'Nginx or [Apache](/server#apache-instead-of-nginx)',
  },
  {
    part: 'Processes',
    need: {
      lite: 'Horizon under Supervisor, and cron every minute',
      ...paid('Horizon and Reverb under Supervisor, and cron every minute'),
    },
  },
  { part: 'Composer', need: 'version 2, for the manual installation and the package' },
  {
    part: 'Mail',
    need: {
      lite: null,
      pro: 'SMTP, for password resets and invitations',
      enterprise: 'SMTP, for email verification, password resets, invitations, and receipts',
    },
  },
];
