// @ts-check
import { uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const linkedIn = {
  key: 'linked-in',
  name: 'LinkedIn',
  path: '/services/social/linked-in/',
  group: 'social',
  editions: { pro: '', enterprise: '' },
  needs: 'a LinkedIn app verified by a LinkedIn company Page, even if you only post to profiles',
  portal: { text: 'LinkedIn Developers', href: 'https://www.linkedin.com/developers/apps' },
  review: {
    team: 'profiles through Share: none. Pages, or both: an application for the Community Management API, open to registered organizations only',
    wait: 'Share: immediate. Community Management API: several days or more',
  },
  lasts:
    '60 days, then reconnect; apps with the Community Management API may get a refresh token that lasts 365 days from the first sign-in',
  addresses: [
    { name: 'LinkedIn profile', tail: 'callback/linkedin', editions: ['pro', 'enterprise'] },
    { name: 'LinkedIn Page', tail: 'callback/linkedin_page', editions: ['pro', 'enterprise'] },
  ],
  credentials: [
    { field: 'Client ID', value: 'Client ID', source: 'LinkedIn app → **Auth**' },
    { field: 'Client Secret', value: 'Primary Client Secret', source: 'the same page' },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'share',
      name: 'Share on LinkedIn, with Sign In with LinkedIn using OpenID Connect',
      scopes: [
        { name: 'openid', reason: 'signs the person in' },
        { name: 'profile', reason: "reads the profile's name and picture" },
        { name: 'email', reason: 'reads the email address; not required' },
        { name: 'w_member_social', reason: 'publishes on behalf of the person' },
      ],
    },
    {
      key: 'community-management-api',
      name: 'Community Management API',
      note: 'In 2026, LinkedIn also shows newer names that end in `_feed` for some of these permissions.',
      scopes: [
        { name: 'w_organization_social', reason: 'publishes on behalf of a Page' },
        { name: 'r_organization_social', reason: "reads a Page's posts and their analytics" },
        { name: 'rw_organization_admin', reason: 'lists the Pages that the person manages, and reads their analytics' },
        { name: 'r_organization_admin', reason: "part of the product's list" },
        { name: 'w_member_social', reason: 'publishes on behalf of the person' },
        { name: 'r_basicprofile', reason: "reads the profile's name and picture" },
      ],
    },
  ],
  limits: [
    {
      key: 'posts',
      name: 'Posts',
      rows: [
        { what: 'Text', network: '3,000 characters' },
        { what: 'Images in a post', network: '20; JPG, PNG, or GIF below 36,152,320 pixels, about 5 to 8 MB each' },
        {
          what: 'Video',
          network: '1 MP4 of at least 3 seconds, up to 30 minutes on a Page or 15 on a profile; up to 5 GB',
        },
        { what: 'Images and video in one post', network: 'not allowed' },
        uploadSizeOfPro,
      ],
    },
    {
      key: 'share',
      name: 'Share on LinkedIn',
      rows: [
        { what: 'Daily calls per member', network: '150, reset at 00:00 UTC' },
        { what: 'Daily calls of the app', network: '100,000' },
      ],
    },
    {
      key: 'community-management-api',
      name: 'Community Management API, Development tier',
      rows: [
        { what: 'Daily calls per member', network: '100, reset at 00:00 UTC' },
        { what: 'Daily calls of the app', network: '500' },
        { what: 'Time in the tier', network: '12 months; access then ends unless you have the Standard tier' },
      ],
    },
  ],
};
