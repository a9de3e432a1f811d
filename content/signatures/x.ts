import type { SignatureSource } from './types';

/** Errors of X. */
export const x: readonly SignatureSource[] = [
  {
    title: '`Could not authenticate you.`',
    at: ['/services/social/x'],
    texts: ['could not authenticate you'],
  },
  {
    title: '`Callback URL not approved for this client application.`',
    at: ['/services/social/x'],
  },
  {
    title: '`You currently have access to a subset of Twitter API v2 endpoints`',
    at: ['/services/social/x'],
    texts: ['access to a subset of'],
  },
  {
    title: 'X returns 402',
    at: ['/services/social/x#x-answers-402'],
    texts: ['creditsdepleted', '2/problems/usage-capped', 'does not have any credits', '402 payment required'],
    isShared: true,
  },
  {
    title: '`oauth1 app permissions`',
    at: ['/services/social/x'],
    texts: [
      'oauth1 app permissions',
      'oauth1-permissions',
      'application cannot perform write actions',
      'your credentials do not allow access to this resource',
    ],
  },
  {
    title: 'X returns 403 for a duplicate',
    at: ['/services/social/x#x-answers-403-for-a-duplicate'],
    texts: ['duplicate content', 'status is a duplicate'],
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
      '"code":88,"message":"rate limit exceeded',
      '2/problems/rate-limit-exceeded',
      'user is over daily status update limit',
    ],
    isShared: true,
  },
  {
    title: '`access_token_expired`',
    at: ['/services/social/x'],
    texts: [
      'invalid or expired token',
      'bad authentication data',
      'unable to verify your credentials',
      '"title":"unauthorized","type":"about:blank"',
    ],
    isShared: true,
  },
  {
    title: 'Other errors of X',
    at: ['/services/social/x'],
    texts: [
      '2/problems/client-forbidden',
      '2/problems/invalid-request',
      '2/problems/resource-not-found',
      '2/problems/not-authorized-for-resource',
      'tweet needs to be a bit shorter',
      '"code":63,"message":"user has been suspended',
      'your account has been suspended and is not permitted to access this feature',
      'this account is temporarily locked',
      'this request looks like it might be automated',
      'invalid / suspended application',
      'animated gifs are not allowed when uploading multiple images',
      'exceeds the number of allowed attachment types',
      'the validation of media ids failed',
      'a media id was not found',
      '"the given url is invalid',
      '"code":130,"message":"over capacity',
      '"code":131,"message":"internal error',
      '"title":"service unavailable"',
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
