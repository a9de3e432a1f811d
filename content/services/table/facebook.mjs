// @ts-check
import { uploadSize, uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const facebook = {
  key: 'facebook',
  name: 'Facebook and Instagram',
  path: '/services/social/facebook/',
  group: 'social',
  editions: { lite: 'Facebook Pages', pro: '', enterprise: '' },
  needs: 'one Meta app for both, full control of the Page, and for Instagram a professional account linked to it',
  portal: { text: 'Meta for Developers', href: 'https://developers.facebook.com/apps' },
  review: {
    team: 'none: each person has a role in the app, and the app is live',
    others: 'App Review of each permission, and business verification',
    wait: 'at once for your team; a review has no fixed time',
  },
  lasts:
    'no fixed end; it ends with a new password, a lost role on the Page, a removed app or a permission that is withdrawn',
  addresses: [
    {
      account: 'page',
      name: 'Facebook Page',
      tail: 'callback/facebook_page',
      editions: ['lite', 'pro', 'enterprise'],
    },
    { account: 'instagram', name: 'Instagram', tail: 'callback/instagram', editions: ['pro', 'enterprise'] },
  ],
  credentials: [
    { field: 'App ID', value: 'App ID', source: 'Meta app → **App settings** → **Basic**' },
    { field: 'App secret', value: 'App secret', source: 'the same page' },
    { field: 'API Version', value: 'the newest version in the list', source: 'the list in the form' },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  scopes: [
    {
      key: 'login',
      scopes: [
        {
          name: 'business_management',
          reason: 'shows Pages that a business portfolio owns',
        },
        { name: 'pages_show_list', reason: 'lists your Pages while you connect' },
        { name: 'read_insights', reason: 'reads the Page figures of the last 90 days for Analytics' },
        { name: 'pages_manage_posts', reason: 'publishes text, photos and videos on the Page' },
        { name: 'pages_read_engagement', reason: 'reads the name, picture, followers and posts of the Page' },
        {
          name: 'pages_manage_engagement',
          reason: 'usually for comments on your own posts, such as the first comment',
        },
        { name: 'instagram_basic', reason: 'lists the professional accounts that are linked to your Pages' },
        { name: 'instagram_content_publish', reason: 'publishes posts, reels and stories' },
        { name: 'instagram_manage_insights', reason: 'reads the Instagram figures for Analytics' },
        { name: 'instagram_manage_comments', reason: 'usually for comments, such as the first comment' },
      ],
    },
  ],
  limits: [
    {
      key: 'page',
      name: 'Facebook Page',
      rows: [
        { what: 'Text', mixpost: '5,000 characters', network: '63,206 characters' },
        { what: 'Photos in a post', mixpost: '10' },
        { what: 'Videos in a post', mixpost: '1, without photos', network: 'up to 4 GB or 240 minutes' },
        { what: 'GIFs in a post', mixpost: '1' },
        uploadSize,
        { what: 'File types', mixpost: 'jpg, jpeg, gif, png, mp4, m4v' },
        { what: 'Kinds of post (Pro, Enterprise)', mixpost: 'post, reel, story' },
        { what: 'Pages that one person can offer', mixpost: '200' },
        {
          what: 'Calls',
          mixpost:
            'pauses for an hour when Meta reports more than 90 % of the allowance as used, and tries a post again for up to 24 hours',
        },
      ],
    },
    {
      key: 'instagram',
      name: 'Instagram',
      rows: [
        {
          what: 'Kinds of post',
          mixpost: 'post, reel, story',
          network: 'a single feed video counts as a reel since July 2023',
        },
        {
          what: 'Posts by API in 24 hours',
          network: '50 to 100 for an account: Meta’s own pages differ, and `content_publishing_limit` tells yours',
        },
        {
          what: 'Media',
          network: 'pictures as JPEG, not PNG, and videos; Meta downloads each file from its public address',
        },
        uploadSizeOfPro,
      ],
    },
  ],
  checked: [
    { what: 'Meta’s list of API versions', when: '2026-11' },
    { what: 'form, permissions and limits of Lite 2.6.0', when: '2026-03-16' },
  ],
};
