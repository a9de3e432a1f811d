// @ts-check
import { uploadSize } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const mastodon = {
  key: 'mastodon',
  name: 'Mastodon',
  path: '/services/social/mastodon',
  group: 'social',
  editions: { lite: '', pro: '', enterprise: '' },
  needs: 'nothing but an account: Mixpost registers its own app at your Mastodon server',
  place: 'no form; you name the server in **Add account**',
  review: { team: 'none', wait: 'at once' },
  lasts: 'no end in normal use',
  addresses: [
    { account: 'profile', name: 'Mastodon', tail: 'callback/mastodon', editions: ['lite', 'pro', 'enterprise'] },
  ],
  credentials: [],
  scopes: [
    {
      key: 'login',
      scopes: [
        { name: 'read', reason: 'reads your profile and the figures of your posts' },
        { name: 'write', reason: 'publishes posts and uploads media' },
      ],
    },
  ],
  limits: [
    {
      key: 'profile',
      rows: [
        {
          what: 'Text',
          mixpost:
            '500 characters: a link counts as 23, an emoji as 1, and `@user@server` without the server; the configuration can allow more',
          network: 'set by each server',
        },
        { what: 'Photos in a post', mixpost: '4' },
        { what: 'Videos in a post', mixpost: '1' },
        { what: 'GIFs in a post', mixpost: '1' },
        { what: 'Photos, videos and GIFs together', mixpost: 'not allowed' },
        { what: 'Several Mastodon accounts in one post', mixpost: 'allowed' },
        { what: 'Server name', mixpost: '255 characters' },
        { what: 'Time for an upload', mixpost: '10 minutes' },
        uploadSize,
        {
          what: 'Calls',
          mixpost: 'pauses for 5 minutes when fewer than 5 calls are left',
          network: 'told by each server in its answers',
        },
      ],
    },
  ],
  checked: [{ what: 'code and limits of Lite 2.6.0', when: '2026-03-16' }],
};
