// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const threads = {
  key: 'threads',
  name: 'Threads',
  path: '/services/social/threads/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: 'a Meta app with the use case “Access the Threads API”, which has its own ID and secret',
  portal: { text: 'Meta for Developers', href: 'https://developers.facebook.com/apps' },
  review: {
    team: 'none for profiles that are Threads Testers of the app and have accepted the invitation; administrators must be testers too',
    others: 'App Review of each permission, and business verification',
    wait: "immediate for testers; Meta doesn't publish a review time",
  },
  lasts:
    "60 days, renewed in the background; a token that isn't renewed in time expires. A private profile must be connected again after 90 days",
  addresses: [
    {
      name: 'Threads',
      tail: 'callback/threads',
      expected: true,
      editions: ['pro', 'enterprise'],
    },
  ],
  credentials: [
    {
      field: 'Threads app ID',
      value: 'Threads app ID, not the Facebook one',
      source: 'Meta app → **Use cases** → **Customize** → **Settings**',
    },
    { field: 'Threads app secret', value: 'Threads app secret', source: 'the same page' },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'login',
      scopes: [
        {
          name: 'threads_basic',
          reason: "required by all others; reads the profile's name and picture",
          video: 'Connect a profile; its name and picture appear in **Social Accounts**',
        },
        {
          name: 'threads_content_publish',
          reason: 'publishes posts',
          video: 'Write a post, schedule it, and show it on threads.com',
        },
        {
          name: 'threads_manage_insights',
          reason: 'reads the insights for Analytics',
          video: 'Open the **Analytics** page of the account',
        },
        {
          name: 'threads_manage_replies',
          reason: 'writes replies, such as the further posts of a thread',
          video: 'Publish a thread of two posts',
        },
        { name: 'threads_read_replies', reason: 'reads replies', video: 'Show the replies below a post' },
      ],
    },
  ],
  limits: [
    {
      key: 'profile',
      rows: [
        { what: 'Text', network: '500 characters; an emoji counts as its UTF-8 bytes' },
        { what: 'API posts in 24 hours', network: '250 per profile; a carousel counts as one' },
        { what: 'Replies in 24 hours', network: '1,000' },
        {
          what: 'Calls in 24 hours',
          network: "4,800 times the profile's impressions, where fewer than 10 impressions count as 10",
        },
        { what: 'Carousel', network: '2 to 20 items' },
        {
          what: 'Images',
          network: 'JPEG or PNG up to 8 MB, 320 to 1440 pixels wide; aspect ratio up to 10:1',
        },
        { what: 'Video', network: 'MP4 or MOV with H.264 or HEVC, up to 1 GB and 5 minutes, 23 to 60 frames a second' },
        { what: 'Media', network: 'Meta downloads each file from its public URL' },
        uploadSizeOfPro,
      ],
    },
  ],
};
