// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const pinterest = {
  key: 'pinterest',
  name: 'Pinterest',
  path: '/services/social/pinterest',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: 'a Pinterest business account, and a Pinterest app',
  portal: { text: 'Pinterest Developers', href: 'https://developers.pinterest.com' },
  review: {
    team: 'Trial access for the app, then Standard access for public Pins, which requires a video',
    wait: "Trial: 1 to 2 days, by email. Pinterest doesn't publish a time for Standard",
  },
  lasts: 'an access token lasts 30 to 60 days and its refresh token up to a year; Mixpost renews it',
  addresses: [{ name: 'Pinterest', tail: 'callback/pinterest', editions: ['pro', 'enterprise'] }],
  credentials: [
    { field: 'App ID', value: 'App ID', source: 'your Pinterest app' },
    { field: 'App secret', value: 'App secret', source: 'the same page' },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'login',
      note: "A scheduler needs these permissions; secret boards need more. Pinterest's consent page lists those that your version requests.",
      scopes: [
        { name: 'user_accounts:read', reason: "reads the account's name and picture" },
        { name: 'boards:read', reason: 'lists your boards' },
        { name: 'boards:write', reason: 'changes boards' },
        { name: 'pins:read', reason: 'reads your Pins for Analytics' },
        { name: 'pins:write', reason: 'publishes Pins' },
      ],
    },
  ],
  limits: [
    {
      key: 'pins',
      name: 'Pins',
      rows: [
        { what: 'Board', network: 'exactly one per account' },
        {
          what: 'Image',
          network: '1, or up to 5 in a carousel; JPG or PNG up to 20 MB; vertical at 2:3, such as 1000 × 1500 pixels',
        },
        { what: 'Video', network: 'MP4 or MOV up to 2 GB, 4 seconds to 15 minutes, with a cover image' },
        { what: 'Text alone', network: 'not allowed' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'calls',
      name: 'Calls',
      rows: [
        { what: 'Trial access', network: '1,000 requests a day for the whole app' },
        { what: 'Standard access', network: '100 requests a second per user and app' },
      ],
    },
  ],
};
