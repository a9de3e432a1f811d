import type { Signature } from './types';

/** Errors of Facebook, Instagram, and Threads. */
export const meta: readonly Signature[] = [
  {
    title: '`No app ID`, code 4476002',
    at: ['/services/social/threads/#no-app-id-code-4476002'],
    texts: ['4476002', 'no app id was sent with the request'],
  },
  {
    title: '`Access token expired`',
    at: ['/services/social/facebook/troubleshooting#access-token-expired'],
    texts: [
      'error validating access token',
      '"code":190',
      '"code":"190"',
      '(#190)',
      'session has been invalidated',
      'session has expired on',
    ],
    needs: ['oauthexception', 'facebook', 'instagram', 'graph', 'access token'],
  },
  {
    title: '`You have not configured Facebook service.`',
    at: ['/services/social/facebook/troubleshooting#you-have-not-configured-facebook-service'],
    texts: ['you have not configured facebook service', 'you have not configured the facebook service'],
  },
  {
    title: '`URL blocked`',
    at: ['/services/social/facebook/troubleshooting#url-blocked', '/services/social/facebook/#url-blocked'],
    texts: [
      'url blocked',
      'redirect uri is not whitelisted',
      "isn't included in the app's domains",
      'valid oauth redirect uris',
    ],
    needs: ['redirect', 'facebook', 'oauth', 'url blocked'],
  },
  {
    title: '`(#200) … requires both pages_read_engagement and pages_manage_posts`',
    at: ['/services/social/facebook/troubleshooting#200--requires-both-pages_read_engagement-and-pages_manage_posts'],
    texts: ['(#200)', 'pages_read_engagement and pages_manage_posts'],
    needs: ['pages_', 'facebook', 'permission', 'group'],
  },
  {
    title: '`Invalid parameter | Unsupported media type VIDEO`',
    at: ['/services/social/facebook/troubleshooting#invalid-parameter--unsupported-media-type-video'],
    texts: [
      'unsupported media type video',

      'invalid parameter unsupported media type',
    ],
  },
  {
    title: '`The rate limit has been exceeded`',
    at: ['/services/social/facebook/troubleshooting#the-rate-limit-has-been-exceeded'],
    texts: [
      'the rate limit has been exceeded',
      'application request limit reached',
      '(#4) ',
      '(#17)',
      '(#32)',
      '(#613)',
      'too many calls',
    ],
    needs: ['oauthexception', 'facebook', 'instagram', 'graph', 'rate limit', 'page'],
  },
  {
    title: '`Unsupported Image Format`, or `Only photo or video can be accepted as media type.`',
    at: ['/services/social/facebook/troubleshooting#unsupported-image-format'],
    texts: ['only photo or video can be accepted as media type'],
  },
  {
    title: '`Maximum of N characters allowed.`',
    at: ['/services/social/facebook/troubleshooting#maximum-of-n-characters-allowed'],
    texts: ['maximum of … characters allowed'],
  },
  {
    title: 'Add the permissions',
    at: ['/services/social/facebook/#add-the-permissions'],
    texts: ['invalid scopes:', 'invalid scope: pages', 'invalid scope: instagram'],
  },
  {
    title: '`Invalid client_id`',
    at: ['/services/social/threads/#invalid-client_id'],
    texts: ['invalid client_id', 'invalid client id'],
    needs: ['threads', 'invalid client'],
  },
  {
    title: '`The App ID is required.`',
    at: ['/services/social/facebook/troubleshooting#the-app-id-is-required'],
    texts: ['the app id is required'],
  },
  {
    title: "`Can't load URL`",
    at: ['/services/social/facebook/troubleshooting#cant-load-url'],
    texts: ["can't load url"],
  },
  {
    title: '`The account has no entities.`',
    at: [
      '/services/social/facebook/troubleshooting#the-account-has-no-entities',
      '/services/social/facebook/#the-account-has-no-entities',
    ],
    texts: ['the account has no entities'],
  },
  {
    title: '`No Instagram accounts found.`',
    at: [
      '/services/social/facebook/troubleshooting#no-instagram-accounts-found',
      '/services/social/facebook/#no-instagram-accounts-found',
    ],
    texts: ['no instagram accounts found'],
  },
  {
    title: "`It's something wrong. Try again.`",
    at: [
      '/services/social/facebook/troubleshooting#its-something-wrong-try-again',
      '/services/social/facebook/#its-something-wrong-try-again',
    ],
    texts: ["it's something wrong. try again"],
  },
  {
    title: '`The account cannot be updated. Re-authenticate your account.`',
    at: ['/services/social/facebook/troubleshooting#the-account-cannot-be-updated-re-authenticate-your-account'],
    texts: ['the account cannot be updated. re-authenticate your account'],
  },
  {
    title: '`Error uploading video file.`',
    at: ['/services/social/facebook/troubleshooting#error-uploading-video-file'],
    texts: ['error uploading video file'],
  },
  {
    title: '`Combining different media types (videos, photos, GIFs) is not allowed.`',
    at: ['/services/social/facebook/troubleshooting#combining-different-media-types-videos-photos-gifs-is-not-allowed'],
    texts: ['combining different media types (videos, photos, gifs) is not allowed'],
  },
  {
    title: '`App not active` or `Feature unavailable`',
    at: ['/services/social/facebook/app-review#app-not-active-or-feature-unavailable'],
    texts: ['app not active', 'feature unavailable'],
  },
  {
    title: '`The user has not accepted the invite to test the app`',
    at: ['/services/social/threads/#the-user-has-not-accepted-the-invite-to-test-the-app'],
    texts: ['the user has not accepted the invite to test the app'],
  },
  {
    title: '`No application data was given`',
    at: ['/services/social/threads/#no-application-data-was-given'],
    texts: ['no application data was given'],
  },
];
