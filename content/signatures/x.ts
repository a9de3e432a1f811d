import type { SignatureSource } from './types';

/** Errors of X. */
export const x: readonly SignatureSource[] = [
  {
    title: '`Could not authenticate you.`',
    at: [
      '/services/social/x',
      '/enterprise/configuration/dedicated-twitter-api#http-500-on-connect-with-could-not-authenticate-you-in-the-log',
    ],
    texts: ['could not authenticate you'],
  },
  {
    title: '`Callback URL not approved for this client application.`',
    at: ['/services/social/x', '/enterprise/configuration/dedicated-twitter-api'],
  },
  {
    title: '`You currently have access to a subset of Twitter API v2 endpoints`',
    at: [
      '/services/social/x',
      '/enterprise/configuration/dedicated-twitter-api#403-with-code-453-you-currently-have-access-to-a-subset-of-',
    ],
    texts: ['access to a subset of'],
  },
  {
    title: 'X returns 402',
    at: [
      '/services/social/x#x-answers-402',
      '/enterprise/configuration/dedicated-twitter-api#http-402-or-posts-suddenly-fail',
    ],
    texts: ['creditsdepleted', 'does not have any credits', '402 payment required'],
    isShared: true,
  },
  {
    title: '`oauth1 app permissions`',
    at: ['/services/social/x'],
    texts: ['oauth1 app permissions', 'oauth1-permissions'],
  },
  {
    title: 'X returns 403 for a duplicate',
    at: ['/services/social/x#x-answers-403-for-a-duplicate'],
    texts: ['duplicate content'],
    isShared: true,
  },
  {
    title: '`Failed to upload`',
    at: ['/services/social/x'],
    isShared: true,
  },
  {
    title: '`An error occurred while creating the post.`',
    at: ['/services/social/x'],
  },
  {
    title: '`The rate limit has been exceeded`',
    at: ['/services/social/x'],
    texts: [
      'too many requests … api.twitter.com',
      'too many requests … api.x.com',
      'api.twitter.com … too many requests',
      'api.x.com … too many requests',
      '"status":429',
    ],
    isShared: true,
  },
  {
    title: '`Undefined property: stdClass::$data`',
    at: ['/services/social/x'],
  },
  { title: '`Tier is invalid.`', at: ['/services/social/x'] },
  {
    title: '`The API Key is required.`',
    at: ['/services/social/x'],
  },
];
