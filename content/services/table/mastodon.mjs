// @ts-check
import { uploadSize } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const mastodon = {
  key: 'mastodon',
  name: 'Mastodon',
  path: '/services/social/mastodon',
  group: 'social',
  editions: { lite: '', pro: '', enterprise: '' },
  needs: 'only an account: Mixpost registers its own app with your Mastodon server',
  place: 'no form; enter the server in **Add account**',
  review: { team: 'none', wait: 'immediate' },
  lasts: 'no expiry in normal use',
  addresses: [{ name: 'Mastodon', tail: 'callback/mastodon', editions: ['lite', 'pro', 'enterprise'] }],
  credentials: [],
  scopes: [
    {
      key: 'login',
      scopes: [
        { name: 'read', reason: "reads your profile and your posts' analytics" },
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
            '500 characters, where a link counts as 23, an emoji as 1, and `@user@server` without the server; the configuration can allow more',
          network: 'set by each server',
        },
        { what: 'Photos in a post', mixpost: '4' },
        { what: 'Videos in a post', mixpost: '1' },
        { what: 'GIFs in a post', mixpost: '1' },
        { what: 'Photos, videos, and GIFs in one post', mixpost: 'not allowed' },
        { what: 'Several Mastodon accounts in one post', mixpost: 'allowed' },
        { what: 'Upload timeout', mixpost: '10 minutes' },
        uploadSize,
        {
          what: 'Calls',
          mixpost: 'pauses for 5 minutes when fewer than 5 calls are left',
          network: 'reported by each server in its responses',
        },
      ],
    },
  ],
};
