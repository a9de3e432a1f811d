import type { Signature } from './types';

/** Errors of Mastodon, Pinterest, and other networks. */
export const networks: readonly Signature[] = [
  {
    title: '`upload_failed`',
    at: ['/services/social/mastodon#upload_failed'],
    texts: ['upload_failed', 'file content type is invalid'],
    needs: ['mastodon', 'validation failed', 'file '],
  },
  {
    title: '`Undefined array key "client_id"`',
    at: ['/services/social/mastodon#undefined-array-key-client_id'],
    texts: ['undefined array key "client_id"'],
  },
  {
    title: '`This Mastodon server is not responding or does not exist.`',
    at: ['/services/social/mastodon#this-mastodon-server-is-not-responding-or-does-not-exist'],
    texts: ['this mastodon server is not responding or does not exist'],
  },
  {
    title: '`Cannot attach files that have not finished processing. Try again in a moment!`',
    at: ['/services/social/mastodon#cannot-attach-files-that-have-not-finished-processing-try-again-in-a-moment'],
    texts: ['cannot attach files that have not finished processing. try again in a moment!'],
  },
  {
    title: '`Apps with Trial access may not create Pins in production`',
    at: ['/services/social/pinterest#apps-with-trial-access-may-not-create-pins-in-production'],
    texts: ['apps with trial access may not create pins in production'],
  },
];
