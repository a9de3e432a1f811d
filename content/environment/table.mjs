// @ts-check
import { application } from './application.mjs';
import { database } from './database.mjs';
import { docker } from './docker.mjs';
import { logging } from './logging.mjs';
import { mail } from './mail.mjs';
import { mixpost, paths } from './mixpost.mjs';
import { pusher } from './pusher.mjs';
import { cacheAndSession, queue } from './queue.mjs';
import { realTime } from './real-time.mjs';
import { redis } from './redis.mjs';
import { storage } from './storage.mjs';
import { uploads } from './uploads.mjs';

/**
 * Every key that the editions read, in reading order. The reference pages, the `.env` templates, and their tests use
 * it.
 *
 * @type {readonly import('./types').EnvironmentGroup[]}
 */
export const environment = [
  application,
  docker,
  database,
  redis,
  queue,
  cacheAndSession,
  paths,
  mixpost,
  uploads,
  storage,
  mail,
  realTime,
  pusher,
  logging,
];

/**
 * Keys that other guides or versions mention, but that nothing reads.
 *
 * @type {readonly import('./types').IneffectiveKeys[]}
 */
export const ineffective = [
  {
    names: ['CACHE_STORE'],
    editions: ['lite', 'pro', 'enterprise'],
    reason: 'Docker and the standalone app read `CACHE_DRIVER`; your own app, the name in its `config/cache.php`.',
  },
  {
    names: ['BROADCAST_CONNECTION'],
    editions: ['pro', 'enterprise'],
    reason: 'Likewise `BROADCAST_DRIVER`, or the name in `config/broadcasting.php`.',
  },
  {
    names: ['MIXPOST_LICENSE_KEY'],
    editions: ['pro', 'enterprise'],
    reason: 'The image reads `LICENSE_KEY`.',
  },
  {
    names: ['LICENSE_EMAIL', 'MIXPOST_VERSION'],
    editions: ['pro'],
    reason: "Today's image needs neither.",
  },
  {
    names: [
      'MIXPOST_CORE_PATH',
      'MIXPOST_MAX_IMAGE_FILE_SIZE',
      'MIXPOST_MAX_GIF_FILE_SIZE',
      'MIXPOST_MAX_VIDEO_FILE_SIZE',
    ],
    editions: ['lite'],
    reason: "Pro and Enterprise only. Lite's path is always `/mixpost`, and its limits are in `config/mixpost.php`.",
  },
  {
    names: [
      'MIXPOST_CHUNKED_UPLOAD_SIZE',
      'MIXPOST_CHUNKED_UPLOAD_THRESHOLD',
      'MIXPOST_TWO_FACTOR_AUTH',
      'MIXPOST_FORGOT_PASSWORD',
      'MIXPOST_DEFAULT_LOCALE',
    ],
    editions: ['lite'],
    reason: 'Pro and Enterprise only.',
  },
  {
    names: ['APP_TIMEZONE'],
    editions: ['lite'],
    reason: 'Mixpost stores times in UTC. Set the time zone of posts under **Settings**.',
  },
];
