// @ts-check
import { uploadSize, uploadSizeOfPro } from './upload-size.mjs';

/** @type {import('../service').Service} */
export const facebook = {
  key: 'facebook',
  name: 'Facebook and Instagram',
  path: '/services/social/facebook/',
  group: 'social',
  editions: { lite: 'Facebook Pages', pro: '', enterprise: '' },
  needs:
    'one Meta app for both, full control of the Page, and, for Instagram, a professional account linked to the Page',
  portal: { text: 'Meta for Developers', href: 'https://developers.facebook.com/apps' },
  review: {
    team: 'none, if each person has a role in the app and the app is live',
    others: 'App Review of each permission, and business verification',
    wait: "immediate for your team; Meta doesn't publish a review time",
  },
  lasts:
    'no fixed expiry; it ends when the password changes, the person loses the role on the Page, or the app or a permission is removed',
  addresses: [
    {
      name: 'Facebook Page',
      tail: 'callback/facebook_page',
      editions: ['lite', 'pro', 'enterprise'],
    },
    { name: 'Instagram', tail: 'callback/instagram', editions: ['pro', 'enterprise'] },
  ],
  credentials: [
    { field: 'App ID', value: 'App ID', source: 'Meta app → **App settings** → **Basic**' },
    { field: 'App secret', value: 'App secret', source: 'the same page' },
    { field: 'API Version', value: 'the latest version in the list', source: 'the list in the form' },
    { field: 'Active', value: 'selected', source: '' },
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
        { name: 'read_insights', reason: 'reads the Page insights of the last 90 days for Analytics' },
        { name: 'pages_manage_posts', reason: 'publishes text, photos, and videos on the Page' },
        { name: 'pages_read_engagement', reason: "reads the Page's name, picture, followers, and posts" },
        {
          name: 'pages_manage_engagement',
          reason: 'writes comments on your own posts, such as the first comment',
        },
        { name: 'instagram_basic', reason: 'lists the professional accounts that are linked to your Pages' },
        { name: 'instagram_content_publish', reason: 'publishes posts, reels, and stories' },
        { name: 'instagram_manage_insights', reason: 'reads the Instagram insights for Analytics' },
        { name: 'instagram_manage_comments', reason: 'writes comments, such as the first comment' },
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
        {
          what: 'File types',
          mixpost:
            'Lite: jpg, jpeg, gif, png, mp4, m4v. Pro and Enterprise have [libraries for HEIC and similar formats](/server#what-the-server-needs)',
        },
        { what: 'Post types (Pro, Enterprise)', mixpost: 'post, reel, story' },
        { what: 'Pages listed for one person', mixpost: '200' },
        {
          what: 'Calls',
          mixpost:
            'pauses for an hour when Meta reports that more than 90% of the rate limit is used, and retries a post for up to 24 hours',
        },
      ],
    },
    {
      key: 'instagram',
      name: 'Instagram',
      rows: [
        {
          what: 'Post types',
          mixpost: 'post, reel, story',
          network:
            'since July 2023, a single feed video must be a [reel](/services/social/facebook/troubleshooting#invalid-parameter--unsupported-media-type-video)',
        },
        {
          what: 'API posts in 24 hours',
          network: '50 to 100 per account; `content_publishing_limit` returns yours',
        },
        {
          what: 'Media',
          network: 'JPEG images up to 8 MB (no PNG) and videos; Meta downloads each file from its public URL',
        },
        uploadSizeOfPro,
      ],
    },
  ],
};
