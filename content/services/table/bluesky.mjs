// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const bluesky = {
  key: 'bluesky',
  name: 'Bluesky',
  path: '/services/social/bluesky/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: "an account with a verified email address; there's no developer portal and no app to register",
  place: 'user menu → **Admin Console** → **Services**, if your version lists Bluesky there',
  review: { team: 'none', wait: 'immediate' },
  cost: 'free',
  addresses: [],
  credentials: [],
  scopes: [],
  limits: [
    {
      key: 'posts',
      name: 'Posts',
      rows: [
        { what: 'Text', network: '300 characters (graphemes) and 3,000 bytes' },
        { what: 'Images in a post', network: '4, each up to 2,000,000 bytes since April 8, 2026 (1,000,000 before)' },
        {
          what: 'Video',
          network:
            '1 MP4 up to 300 MB since August 11, 2026 (100 MB before) and 3 minutes; the email address must be verified',
        },
        { what: 'Videos per day', network: '25, or 10 GB' },
        { what: 'Images and video in one post', network: 'not allowed' },
        { what: 'GIF', network: 'sent as a video, or shown as a still image' },
        { what: 'Image of a link card', network: '1,000,000 bytes' },
        { what: "File size on the account's server (PDS)", network: "50 MB on Bluesky's own servers" },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'calls',
      name: 'Calls',
      rows: [
        { what: 'Requests', network: '3,000 in 5 minutes per IP address' },
        { what: 'Sign-ins', network: '30 in 5 minutes and 300 a day per account' },
        {
          what: 'Writes',
          network: '5,000 points an hour and 35,000 a day per account: 3 to create, 2 to update, 1 to delete',
        },
      ],
    },
  ],
};
