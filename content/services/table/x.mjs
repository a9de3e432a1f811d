// @ts-check
import { uploadSize } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const x = {
  key: 'x',
  name: 'X',
  path: '/services/social/x',
  group: 'social',
  editions: { lite: '', pro: '', enterprise: '' },
  needs: 'an X developer app with the permission “Read and write”, and credits bought in advance',
  portal: { text: 'X developer console', href: 'https://console.x.com' },
  review: { team: 'none', wait: 'at once' },
  cost: { text: 'X charges by use', href: 'https://docs.x.com/x-api/getting-started/pricing' },
  lasts: 'no end, until somebody revokes the app or makes its keys anew',
  addresses: [{ account: 'profile', name: 'X', tail: 'callback/twitter', editions: ['lite', 'pro', 'enterprise'] }],
  credentials: [
    { field: 'API Key', value: 'API Key, also called consumer key', source: 'X app → **Keys and tokens**' },
    { field: 'API Secret', value: 'API Key Secret', source: 'the same page; shown once' },
    {
      field: 'Tier',
      value: '**Pay as you go (Recommended)**, or what your X account really has',
      source: 'your plan at X',
    },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'profile',
      rows: [
        {
          what: 'Text',
          mixpost: '280 characters, counted as X does: a link is 23, an emoji 2',
          network: '280; Premium accounts may write more in the app',
        },
        { what: 'Photos in a post', mixpost: '4', network: '4' },
        { what: 'Videos in a post', mixpost: '1', network: '1' },
        { what: 'GIFs in a post', mixpost: '1', network: '1' },
        { what: 'Photos, videos and GIFs together', mixpost: 'not allowed' },
        {
          what: 'Several X accounts with the same text',
          mixpost: 'not allowed',
          network: 'against the rules for automation',
        },
        uploadSize,
        {
          what: 'Posts by API',
          mixpost: 'a post that met the rate limit is tried again for up to 24 hours',
          network: '200 requests in 15 minutes for a user; 300 posts in 3 hours for a user and app',
        },
        { what: 'Callback addresses of an app', network: '10' },
      ],
    },
  ],
  checked: [
    { what: 'X’s console and way of charging', when: '2026' },
    { what: 'form, tiers and limits of Lite 2.6.0', when: '2026-03-16' },
  ],
};
