import type { SignatureSource } from './types';

/** Errors of scheduled posts and queues. */
export const queues: readonly SignatureSource[] = [
  {
    title: 'Post now and Schedule stay disabled',
    at: ['/troubleshooting/queues'],
    texts: ['post now … disabled', 'schedule … stay disabled'],
    needs: ['mixpost'],
  },
  {
    title: 'A post stays "Scheduled" after its time',
    at: [
      '/troubleshooting/queues',
      '/lite/installation/docker#posts-stay-scheduled-and-schedule-says-it-never-started',
    ],
    texts: ['it never started', 'schedule never started'],
    symptoms: [
      /\bschedule(?<=\bposts?\b.{0,80}schedule).{0,80}\b(?:never|not|don't|doesn't)\b.{0,20}(?:post|publish|sent|go out)/,
      /scheduled posts?.{0,60}\b(?:never|not|don't)\b.{0,20}(?:post|publish|sent|go out)/,
    ],
  },
  {
    title: 'Posts are published at the wrong time',
    at: ['/troubleshooting/queues'],
    texts: [],
    symptoms: [/\b(?:hours? (?:too )?(?:late|early|off)|wrong (?:time|hour|day))(?<=\bposts?\b.{0,90})/],
  },
  {
    title: 'A post stays "Publishing"',
    at: ['/troubleshooting/queues'],
    texts: [],
    symptoms: [/(?:stuck|stays?|hangs?|remains?)(?: at| in| on)? "?publishing/],
  },
  {
    title: 'Horizon is Inactive',
    at: [
      '/troubleshooting/queues',
      '/guides/horizon#the-dashboard-says-inactive',
      '/lite/installation/laravel-package',
    ],
    // On the status page and in `php artisan about`, the line before it is part of what identifies it.
    texts: [/(?:debug mode:? \w+ .{0,40})?horizon(?: is|[ :]{0,3}(?:status[ :]{1,3})?) ?inactive/],
  },
  {
    title: 'Horizon is Paused',
    at: ['/troubleshooting/queues'],
    texts: ['horizon: paused', 'horizon paused', 'horizon is paused'],
  },
  {
    title: 'Horizon is Active but nothing is published',
    at: ['/troubleshooting/queues'],
    texts: ['horizon is active but nothing'],
  },
  {
    title: 'Horizon looks active but is stuck after a Redis restart',
    at: ['/troubleshooting/queues'],
    texts: [
      'read error on connection',
      'socket error on read socket',
      /redisexception.{0,30}connection (?:lost|closed)/,
      /error while (?:reading (?:line|bytes) from|writing bytes to) the server\. \[t/,
    ],
  },
  {
    title: 'Jobs wait forever although Horizon is Active',
    at: ['/troubleshooting/queues', '/guides/horizon#jobs-wait-though-horizon-is-active'],
    texts: ['jobs wait', 'jobs stay pending', 'pending jobs'],
    needs: ['horizon'],
  },
  {
    title: 'Nothing is published during maintenance',
    at: ['/troubleshooting/queues', '/pro/upgrading/#the-site-stays-on-the-maintenance-page'],
    texts: [
      'maintenance mode enabled',
      'maintenance mode: enabled',
      '503 service unavailable',
      'http 503',
      'application is now in maintenance mode',
    ],
    isGeneral: true,
  },
  {
    title: 'Posts are published at the wrong time',
    at: ['/troubleshooting/queues'],
    texts: ['wrong time zone', 'posted at the wrong time'],
    needs: ['mixpost', 'post'],
  },
  {
    title: '`Access token expired`',
    at: [
      '/troubleshooting/queues',
      '/services/social/x#access_token_expired',
      '/lite/upgrading/upgrading-v2#every-post-fails-with-access-token-expired',
    ],
    texts: ['access token expired', 'access_token_expired'],
  },
  {
    title: '`Service disabled`',
    at: [
      '/troubleshooting/queues',
      '/services/social/facebook/troubleshooting',
      '/services/',
      '/lite/upgrading/upgrading-v2#every-post-fails-with-service-disabled',
    ],
  },
  {
    title: 'A post is Failed but was published on some networks',
    at: ['/troubleshooting/queues'],
    texts: ['failed … but … published on'],
    needs: ['mixpost'],
  },
  {
    title: 'The icon says published, but jobs failed',
    at: ['/troubleshooting/queues'],
    texts: ['says published but'],
    needs: ['job', 'mixpost'],
  },
  {
    title: 'A post is published twice',
    at: ['/troubleshooting/queues'],
    texts: ['posted twice', 'published twice', 'accountpublishpostjob … attempts 2'],
    needs: ['mixpost', 'post'],
  },
];
