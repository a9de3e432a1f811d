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
    texts: ['upload_failed', 'file content type is invalid'],
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
];
