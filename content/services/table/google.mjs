// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const google = {
  key: 'google',
  name: 'YouTube and Google Business Profile',
  path: '/services/social/google/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: 'a Google Cloud project with an OAuth client of the type Web application',
  portal: { text: 'Google Cloud console', href: 'https://console.cloud.google.com' },
  review: {
    team: 'YouTube: none to connect, but an API audit before videos can be public. Business Profile: an application for Basic API Access',
    others: 'the same, and OAuth verification of the consent screen',
    wait: "Business Profile: days to a few weeks; Google doesn't publish a time for YouTube",
  },
  cost: "YouTube quota can't be bought, but you can request more after the audit",
  lasts:
    '7 days while the consent screen is in **Testing**. Otherwise, until [Google ends it](/services/social/google/#how-long-a-google-connection-lasts): Mixpost renews the hourly access token in the background',
  addresses: [
    { name: 'YouTube', tail: 'callback/youtube', editions: ['pro', 'enterprise'] },
    {
      name: 'Google Business Profile',
      tail: 'callback/gbp',
      expected: true,
      editions: ['pro', 'enterprise'],
    },
  ],
  credentials: [
    { field: 'Client ID', value: 'Client ID', source: 'Google Cloud console → **Clients** → your client' },
    { field: 'Client secret', value: 'Client secret', source: 'shown once, when you create the client' },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'youtube',
      name: 'YouTube',
      scopes: [
        {
          name: 'https://www.googleapis.com/auth/youtube',
          reason: 'reads the channel when you connect it, and manages posted videos',
        },
        { name: 'https://www.googleapis.com/auth/youtube.upload', reason: 'uploads and publishes videos' },
      ],
    },
    {
      key: 'business',
      name: 'Google Business Profile',
      scopes: [
        { name: 'https://www.googleapis.com/auth/business.manage', reason: 'lists your locations and creates posts' },
      ],
    },
  ],
  limits: [
    {
      key: 'youtube',
      name: 'YouTube',
      rows: [
        { what: 'Videos in a post', network: '1' },
        { what: 'Video', network: 'up to 256 GB, any video type' },
        { what: 'Title length', network: '100 characters' },
        { what: 'Description length', network: '5,000 bytes' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'quota',
      name: 'Daily YouTube quota of a project, reset at midnight Pacific Time',
      rows: [
        { what: '`videos.insert`', network: '100 calls a day' },
        { what: '`search.list`', network: '100 calls a day' },
        { what: 'All other calls combined', network: '10,000 units a day' },
        { what: '`channels.list`, `videos.list`, `playlistItems.list`', network: '1 unit per call' },
        {
          what: '`videos.update`, `thumbnails.set`, `playlistItems.insert`, `comments.insert`',
          network: '50 units per call',
        },
      ],
    },
    {
      key: 'business',
      name: 'Google Business Profile',
      rows: [
        { what: 'Text', network: '1,500 characters' },
        { what: 'Photos in a post', network: '1' },
        { what: 'Calls', network: '300 queries a minute per API; 0 until Google approves your access' },
        { what: 'Edits', network: "10 a minute per profile; Google doesn't raise it" },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'consent-screen',
      name: 'Consent screen',
      rows: [
        { what: 'Test users in Testing', network: '100' },
        { what: 'Users in production before verification', network: '100' },
        { what: 'Lifetime of a connection in Testing', network: '7 days' },
      ],
    },
  ],
};
