import type { SignatureSource } from './types';

/** Errors of Facebook, Instagram, and Threads. */
export const meta: readonly SignatureSource[] = [
  {
    title: '`The media is not ready`, code 9007 and subcode 2207027',
    at: ['/services/social/facebook/troubleshooting'],
    texts: ['2207027', 'the media is not ready for publishing'],
  },
  {
    title: 'An unsupported aspect ratio, code 36003',
    at: ['/services/social/facebook/troubleshooting#aspect-ratio'],
    texts: ['"code":36003', '2207009'],
  },
  {
    title: 'Other subcodes of Instagram',
    at: ['/services/social/facebook/troubleshooting'],
    texts: [
      /\b22070(?:0[13468]|10|2[0368]|32|40|42|5[037])\b/,
      'it takes too long to download the media',
      'the video format is not supported',
      "the video file you selected is in a format that we don't support",
      'the image is too large to download',
      "the submitted image's caption was",
      "your post won't work as a carousel",
      'you reached maximum number of posts',
      'the instagram account is restricted',
    ],
  },
  {
    title: '`Media Not Found`, code 24 and subcode 4279009',
    at: ['/services/social/threads/'],
    texts: ['4279009'],
  },
  {
    title: "Meta can't fetch a picture or video",
    at: ['/services/social/threads/#a-picture-or-video-cannot-be-fetched'],
    texts: ['failed_downloading_video'],
    isShared: true,
  },
  {
    title: 'Threads rejects the video',
    at: ['/services/social/threads/'],
    texts: [
      'failed_processing_audio',
      'failed_processing_video',
      'invalid_aspec_ratio',
      'invalid_bit_rate',
      '"error_message":"invalid_duration',
      'invalid_frame_rate',
      'invalid_audio_channels',
      'invalid_audio_channel_layout',
      '"error_message":"unknown"',
      '"status":"expired","id"',
    ],
    isShared: true,
  },
  {
    title: '`Access token expired`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: [
      'error validating access token',
      '"code":190',
      '"code":"190"',
      '(#190)',
      'session has been invalidated',
      'session has expired on',
    ],
    isShared: true,
  },
  {
    title: '`You have not configured Facebook service.`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: ['you have not configured facebook service', 'you have not configured the facebook service'],
  },
  {
    title: '`URL blocked`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: [
      'url blocked',
      'redirect uri is not whitelisted',
      "isn't included in the app's domains",
      'valid oauth redirect uris',
    ],
    isShared: true,
  },
  {
    title: '`(#200) … requires both pages_read_engagement and pages_manage_posts`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: ['(#200)', 'pages_read_engagement and pages_manage_posts', 'the calling app is missing the ads_management'],
    isShared: true,
  },
  {
    title: '`Invalid parameter | Unsupported media type VIDEO`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: ['unsupported media type video', 'invalid parameter unsupported media type', '2207089'],
  },
  {
    title: '`The rate limit has been exceeded`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: [
      'the rate limit has been exceeded',
      'application request limit reached',
      '(#4) ',
      '(#17)',
      '(#32)',
      '(#613)',
      'too many calls',
      'we restrict certain activity to protect our community',
      '2207051',
    ],
    isShared: true,
  },
  {
    title: '`Unsupported Image Format`, or `Only photo or video can be accepted as media type.`',
    at: [
      '/services/social/facebook/troubleshooting#unsupported-image-format',
      '/troubleshooting/media#unsupported-image-format-error-9004-or-subcode-2207052',
    ],
    texts: [
      'only photo or video can be accepted as media type',
      'unsupported image format',
      'the image format … is not supported',
      '2207005',
      '"code":9004',
      'code 9004',
      '2207052',
      'media could not be fetched from this uri',
    ],
  },
  {
    title: '`Maximum of N characters allowed.`',
    at: ['/services/social/facebook/troubleshooting'],
    texts: ['maximum of … characters allowed'],
  },
  {
    title: 'Add the permissions',
    at: ['/services/social/facebook/'],
    texts: ['invalid scopes:', 'invalid scope: pages', 'invalid scope: instagram'],
    isShared: true,
  },
  {
    title: '`Invalid client_id`, `No application data was given`, or `No app ID`',
    at: ['/services/social/threads/#invalid-client_id'],
    texts: ['invalid client_id', 'invalid client id'],
    isShared: true,
  },
  {
    title: '`Invalid client_id`, `No application data was given`, or `No app ID`',
    at: ['/services/social/threads/#invalid-client_id'],
    texts: ['no application data was given', '4476002', 'no app id was sent with the request'],
  },
  {
    title: '`The App ID is required.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: "`Can't load URL`",
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`The account has no entities.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`No Instagram accounts found.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: "`It's something wrong. Try again.`",
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`The account cannot be updated. Re-authenticate your account.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`Error uploading video file.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`Combining different media types (videos, photos, GIFs) is not allowed.`',
    at: ['/services/social/facebook/troubleshooting'],
  },
  {
    title: '`App not active` or `Feature unavailable`',
    at: ['/services/social/facebook/app-review'],
  },
  {
    title: '`The user has not accepted the invite to test the app`',
    at: ['/services/social/threads/'],
  },
];
