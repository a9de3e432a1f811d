// @ts-check
import { uploadSize } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const x = {
  key: 'x',
  name: 'X',
  path: '/services/social/x',
  group: 'social',
  editions: { lite: '', pro: '', enterprise: '' },
  needs: 'an X developer app with “Read and write” permission, and prepaid credits',
  portal: { text: 'X developer console', href: 'https://console.x.com' },
  review: { team: 'none', wait: 'immediate' },
  cost: { text: 'X charges per use', href: 'https://docs.x.com/x-api/getting-started/pricing' },
  lasts: 'no expiry, until someone revokes the app or regenerates its keys',
  addresses: [{ name: 'X', tail: 'callback/twitter', editions: ['lite', 'pro', 'enterprise'] }],
  credentials: [
    { field: 'API Key', value: 'API Key, also called consumer key', source: 'X app → **Keys and tokens**' },
    { field: 'API Secret', value: 'API Key Secret', source: 'the same page; shown once' },
    {
      field: 'Tier',
      value: '**Pay as you go (Recommended)**, or the plan that your X account has',
      source: 'your plan at X',
    },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'profile',
      rows: [
        {
          what: 'Text',
          mixpost: '280 characters, counted as X does: a link counts as 23, an emoji as 2',
          network: '280; Premium accounts can write more in the app',
        },
        { what: 'Photos in a post', mixpost: '4', network: '4' },
        { what: 'Videos in a post', mixpost: '1', network: '1' },
        { what: 'GIFs in a post', mixpost: '1', network: '1' },
        { what: 'Photos, videos, and GIFs in one post', mixpost: 'not allowed' },
        {
          what: 'Several X accounts with the same text',
          mixpost: 'not allowed',
          network: 'against the automation rules',
        },
        uploadSize,
        {
          what: 'API posts',
          mixpost: 'a post that hits the rate limit is retried for up to 24 hours',
          network: '200 requests in 15 minutes per user; 300 posts in 3 hours per user and app',
        },
        { what: 'Callback URLs per app', network: '10' },
      ],
    },
  ],
};
