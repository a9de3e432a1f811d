// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const linkedIn = {
  key: 'linked-in',
  name: 'LinkedIn',
  path: '/services/social/linked-in/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: 'a LinkedIn app that a LinkedIn company Page has verified, even if you only post to profiles',
  portal: { text: 'LinkedIn Developers', href: 'https://www.linkedin.com/developers/apps' },
  review: {
    team: 'profiles through Share: none. Pages, or both: an application for the Community Management API, open to registered organizations only',
    wait: 'Share: at once. Community Management API: several days or more',
  },
  lasts:
    '60 days, then connect again; apps with the Community Management API may get a renewal that lasts 365 days from the first sign-in',
  addresses: [
    { account: 'profile', name: 'LinkedIn profile', tail: 'callback/linkedin', editions: ['pro', 'enterprise'] },
    { account: 'page', name: 'LinkedIn Page', tail: 'callback/linkedin_page', editions: ['pro', 'enterprise'] },
  ],
  credentials: [
    { field: 'Client ID', value: 'Client ID', source: 'LinkedIn app → **Auth**' },
    { field: 'Client Secret', value: 'Primary Client Secret', source: 'the same page' },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  expectedLabels: true,
  scopes: [
    {
      key: 'share',
      name: 'Share on LinkedIn, with Sign In with LinkedIn using OpenID Connect',
      scopes: [
        { name: 'openid', reason: 'signs the person in' },
        { name: 'profile', reason: 'reads the name and picture of the profile' },
        { name: 'email', reason: 'reads the e-mail address; not required' },
        { name: 'w_member_social', reason: 'publishes in the name of the person' },
      ],
    },
    {
      key: 'community-management-api',
      name: 'Community Management API',
      note: 'In 2026 LinkedIn also shows newer names for some of them, which end in `_feed`.',
      scopes: [
        { name: 'w_organization_social', reason: 'publishes in the name of a Page' },
        { name: 'r_organization_social', reason: 'reads the posts of a Page and their figures' },
        { name: 'rw_organization_admin', reason: 'lists the Pages that the person manages, and reads their figures' },
        { name: 'r_organization_admin', reason: 'part of the product’s list' },
        { name: 'w_member_social', reason: 'publishes in the name of the person' },
        { name: 'r_basicprofile', reason: 'reads the name and picture of the profile' },
      ],
    },
  ],
  limits: [
    {
      key: 'posts',
      name: 'Posts',
      rows: [
        { what: 'Text', network: '3,000 characters' },
        { what: 'Images in a post', network: '20; JPG, PNG or GIF below 36,152,320 pixels, about 5 to 8 MB each' },
        {
          what: 'Video',
          network:
            '1 MP4 from 3 seconds on, up to 30 minutes on a Page or 15 on a profile; up to 5 GB, by many tools 500 MB',
        },
        { what: 'Images and video together', network: 'not allowed' },
        { what: 'Document', network: 'PDF up to 100 MB and 300 pages; whether Mixpost sends one is not known' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'share',
      name: 'Share on LinkedIn',
      rows: [
        { what: 'Calls of a member in a day', network: '150, counted anew at 00:00 UTC' },
        { what: 'Calls of the app in a day', network: '100,000' },
      ],
    },
    {
      key: 'community-management-api',
      name: 'Community Management API, Development tier',
      rows: [
        { what: 'Calls of a member in a day', network: '100, counted anew at 00:00 UTC' },
        { what: 'Calls of the app in a day', network: '500' },
        { what: 'Time in the tier', network: '12 months; without the Standard tier, access then ends' },
      ],
    },
  ],
  checked: [
    { what: 'LinkedIn’s products and tiers, from Microsoft’s pages', when: '2026-08' },
    { what: 'figures for posts and calls, as others report them', when: '2026' },
  ],
};
