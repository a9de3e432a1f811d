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
    team: 'app review, which rejects apps for private use, and then the Direct Post audit for public posts. The sandbox needs neither, but works only for accounts that you list',
    wait: 'app review: several days to two weeks, followed by the audit',
  },
  lasts: 'an access token lasts 2 hours and its refresh token 180 days; Mixpost renews it',
  addresses: [{ name: 'TikTok', tail: 'callback/tiktok', editions: ['pro', 'enterprise'] }],
  credentials: [
    { field: 'Client key', value: 'Client key', source: 'TikTok app; the sandbox has its own' },
    { field: 'Client secret', value: 'Client secret', source: 'the same page' },
    {
      field: 'Share Type',
      value: 'upload as a draft at first; **Direct Post** during and after the audit',
      source: 'your choice',
    },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'login',
      note: "TikTok's consent page lists the permissions that your version requests. Add others, such as those for Analytics, only if that page lists them.",
      scopes: [
        { name: 'user.info.basic', reason: 'signs the person in, and reads the name and picture' },
        { name: 'video.upload', reason: "sends a draft to the person's inbox in the TikTok app" },
        { name: 'video.publish', reason: 'publishes directly (Direct Post)' },
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
          network: 'MP4, MOV, or WebM with H.264, up to 4 GB, 23 to 60 frames a second, 360 to 4096 pixels',
        },
        { what: 'Video length', network: '3 seconds to 10 minutes; TikTok sets the maximum for each creator' },
        { what: 'Photos in a post', network: '35; JPEG or WebP up to 20 MB and 1080p, no PNG' },
        { what: 'Caption', network: '2,200 characters for a video; 90 for a photo title' },
        { what: 'Text alone', network: 'not possible' },
        { what: 'Posts per day', network: 'capped by TikTok for each creator' },
        { what: 'Unfinished drafts', network: '5 a day' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'calls',
      name: 'Calls',
      rows: [
        { what: 'New posts', network: '6 a minute per account' },
        { what: 'Sandboxes', network: '5 per app' },
      ],
    },
    {
      key: 'unaudited',
      name: 'Direct Post before the audit',
      rows: [
        { what: 'Accounts that can post', network: '5 in 24 hours' },
        { what: 'Account visibility', network: 'private when the post is published' },
        { what: 'Who sees the post', network: 'only its owner (`SELF_ONLY`)' },
      ],
    },
  ],
};
