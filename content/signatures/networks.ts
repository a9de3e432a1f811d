import type { SignatureSource } from './types';

/** Errors of Mastodon, Pinterest, and other networks. */
export const networks: readonly SignatureSource[] = [
  {
    title: '`This action is outside the authorized scopes`',
    at: ['/services/social/mastodon'],
    texts: ['this action is outside the authorized scopes', 'the requested scope is invalid, unknown, or malformed'],
    isShared: true,
  },
  {
    title: '`upload_failed`',
    at: ['/services/social/mastodon'],
    texts: [
      'upload_failed',
      'file content type is invalid',
      'file type of uploaded media could not be verified',
      'error processing thumbnail for uploaded media',
    ],
    isShared: true,
  },
  {
    title: 'The server rejects the redirect URL',
    at: ['/services/social/mastodon#the-server-refuses-the-redirect-address'],
    texts: [
      'the redirect uri included is not valid',
      'redirect uri must be a valid uri',
      'redirect uri must be an absolute uri',
      'redirect uri must be an https/ssl uri',
    ],
    isShared: true,
  },
  {
    title: 'The account is unauthorized',
    at: ['/services/social/mastodon'],
    texts: [
      '"the access token is invalid"',
      'the access token expired',
      'the access token was revoked',
      'this method requires an authenticated user',
      'this api requires an authenticated user',
    ],
    isShared: true,
  },
  {
    title: "Posts wait although they're due",
    at: ['/services/social/mastodon#posts-wait-although-they-are-due'],
    texts: ['"error":"too many requests"'],
    isShared: true,
  },
  {
    title: 'Other errors of Mastodon',
    at: ['/services/social/mastodon'],
    texts: [
      "validation failed: text can't be blank",
      'text character limit of … exceeded',
      'cannot attach a video to a post that already contains images',
      'cannot attach more than 4 files',
      'not found or already attached to another post',
      '"error":"record not found"',
      'contained a disallowed hashtag',
      'contained the disallowed hashtags',
      'your login is currently disabled',
      'your login is missing a confirmed e-mail address',
      'your login is currently pending approval',
      'client authentication failed due to unknown client',
      'the client is not authorized to perform this request using this method',
      'the provided authorization grant is invalid',
      'the resource owner or authorization server denied the request',
      'there was a temporary problem serving your request',
      'the authorization server encountered an unexpected condition',
      'the authorization server is currently unable to handle the request',
    ],
    isShared: true,
  },
  {
    title: '`Undefined array key "client_id"`',
    at: ['/services/social/mastodon'],
  },
  {
    title: '`This Mastodon server is not responding or does not exist.`',
    at: ['/services/social/mastodon'],
  },
  {
    title: '`Cannot attach files that have not finished processing. Try again in a moment!`',
    at: ['/services/social/mastodon'],
  },
  {
    title: '`Apps with Trial access may not create Pins in production`',
    at: ['/services/social/pinterest'],
  },
  {
    title: 'Pinterest returns 401',
    at: ['/services/social/pinterest#pinterest-answers-401'],
    texts: [
      'authentication is required and has either failed or not been provided',
      'not authorized to access the user account',
    ],
    isShared: true,
  },
  {
    title: 'The board is missing, or 404',
    at: ['/services/social/pinterest'],
    texts: [
      'not authorized to access board or pin',
      '"message":"pin not found',
      'the requested resource could not be found on this server',
      'the request was valid, but the server is refusing action',
    ],
    isShared: true,
  },
  {
    title: 'Pinterest returns 429',
    at: ['/services/social/pinterest#pinterest-answers-429'],
    texts: ['the user has sent too many requests in a given amount of time'],
    isShared: true,
  },
  {
    title: 'Other errors of Pinterest',
    at: ['/services/social/pinterest'],
    texts: [
      'the request could not be understood by the server due to unexpected data',
      '"message":"an unexpected error response',
    ],
    isShared: true,
  },
];
