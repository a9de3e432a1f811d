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
    team: 'Trial access for the app, then Standard access, which needs a video: with Trial, Pins are for your eyes only',
    wait: 'Trial: 1 to 2 days by mail in the past. Standard has no fixed time',
  },
  lasts: 'an access token 30 to 60 days and its renewal up to a year, by different reports; Mixpost renews it',
  addresses: [{ account: 'account', name: 'Pinterest', tail: 'callback/pinterest', editions: ['pro', 'enterprise'] }],
  credentials: [
    { field: 'App ID', value: 'App ID', source: 'your Pinterest app' },
    { field: 'App secret', value: 'App secret', source: 'the same page' },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  expectedLabels: true,
  scopes: [
    {
      key: 'login',
      note: 'The list that Mixpost asks for is not published. These are the usual permissions of a scheduler; secret boards need further ones.',
      scopes: [
        { name: 'user_accounts:read', reason: 'reads the name and picture of the account' },
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
        { what: 'Board', mixpost: 'one for each account, always', network: 'every Pin stands on a board' },
        {
          what: 'Image',
          network: '1, or up to 5 in a carousel; JPG or PNG up to 20 MB; upright at 2:3, such as 1000 × 1500 pixels',
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
        { what: 'Standard access', network: '100 requests a second for a user and app' },
      ],
    },
  ],
  checked: [{ what: 'Pinterest’s tiers and limits', when: '2026' }],
};
