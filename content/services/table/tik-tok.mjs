// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const tikTok = {
  key: 'tik-tok',
  name: 'TikTok',
  path: '/services/social/tik-tok/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs:
    'a TikTok developer app with Login Kit and the Content Posting API, and a public website with terms and a privacy policy',
  portal: { text: 'TikTok for Developers', href: 'https://developers.tiktok.com' },
  review: {
    team: 'app review, which refuses apps for private use, and then the Direct Post audit for posts that all can see. The sandbox works without both, for accounts that you list',
    wait: 'app review: several days to two weeks; the audit comes after it',
  },
  lasts: 'an access token 2 hours, its renewal 180 days, by TikTok’s page of November 2026; Mixpost renews it',
  addresses: [{ account: 'account', name: 'TikTok', tail: 'callback/tiktok', editions: ['pro', 'enterprise'] }],
  credentials: [
    { field: 'Client key', value: 'Client key', source: 'TikTok app; the sandbox has its own' },
    { field: 'Client secret', value: 'Client secret', source: 'the same page' },
    {
      field: 'Share Type',
      value: 'upload as a draft at first; **Direct Post** for the audit and after it',
      source: 'your choice',
    },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  expectedLabels: true,
  scopes: [
    {
      key: 'login',
      note: 'The list that Mixpost asks for is not published: its consent page shows it. Add others, such as those for Analytics, only when that page asks for them.',
      scopes: [
        { name: 'user.info.basic', reason: 'signs the person in, and reads name and picture' },
        { name: 'video.upload', reason: 'sends a draft to the person’s inbox in the TikTok app' },
        { name: 'video.publish', reason: 'publishes at once (Direct Post)' },
      ],
    },
  ],
  limits: [
    {
      key: 'posts',
      name: 'Posts',
      rows: [
        {
          what: 'Video',
          network: 'MP4, MOV or WebM with H.264, up to 4 GB, 23 to 60 frames a second, 360 to 4096 pixels',
        },
        { what: 'Length of a video', network: '3 seconds to 10 minutes; TikTok sets the end for each creator' },
        { what: 'Photos in a post', network: '35; JPEG or WebP up to 20 MB, no PNG' },
        { what: 'Caption', network: '2,200 characters for a video; 90 for the title of photos' },
        { what: 'Text alone', network: 'not possible' },
        { what: 'Posts in a day', network: 'capped by TikTok for each creator' },
        { what: 'Parts of an upload', network: '5 to 64 MB each, the last up to 128 MB, 1,000 at most' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'calls',
      name: 'Calls',
      rows: [
        { what: 'New posts', network: '6 a minute for an account' },
        { what: 'Requests for the state of a post', network: '30 a minute' },
        { what: 'Sandboxes', network: '5 for an app' },
      ],
    },
    {
      key: 'unaudited',
      name: 'Direct Post before the audit',
      rows: [
        { what: 'Accounts that can post', network: '5 in 24 hours' },
        { what: 'State of the account', network: 'private at the time of the post' },
        { what: 'Who sees the post', network: 'only its owner (`SELF_ONLY`)' },
      ],
    },
  ],
  checked: [
    { what: 'TikTok’s page on tokens', when: '2026-11' },
    { what: 'that the account itself must be private before the audit', when: '2026-08' },
  ],
};
