import type { SignatureSource } from './types';

/** Errors of Google and YouTube. */
export const google: readonly SignatureSource[] = [
  {
    title: '`redirect_uri_mismatch`',
    at: ['/services/social/google/troubleshooting', '/services/sso'],
    isShared: true,
  },
  {
    title: '`invalid_client`',
    at: ['/services/social/google/troubleshooting'],
    isShared: true,
  },
  {
    title: '`access_denied` while the app is being tested',
    at: ['/services/social/google/troubleshooting'],
    texts: [
      'has not completed the google verification',
      'http 403: access_denied',
      'access_denied … being tested',
      'developer-approved testers',
    ],
  },
  {
    title: "`Google hasn't verified this app`",
    at: ['/services/social/google/troubleshooting'],
    texts: ["google hasn't verified this app", 'google hasn’t verified this app'],
  },
  {
    title: '`insufficient scopes`, or permissions are missing',
    at: ['/services/social/google/troubleshooting'],
    texts: [
      'insufficient authentication scopes',
      'insufficientpermissions',
      'access_token_scope_insufficient',
      'insufficient scopes',
    ],
  },
  {
    title: '`invalidTitle`, or YouTube rejects other details',
    at: ['/services/social/google/troubleshooting#youtube-refuses-the-title'],
    texts: [
      'invalidtitle',
      'invalid or empty video title',
      /\b(?:invalid(?:description|tags|categoryid|videometadata|publishat|recordingdetails|image)|forbiddenprivacysetting|mediabodyrequired|defaultlanguagenotset|uploadratelimitexceeded)\b/,
      /youtube\.\w+","reason":"forbidden"/,
    ],
  },
  { title: '`invalid_grant`', at: ['/services/social/google/troubleshooting'], isShared: true },
  {
    title: '`accessNotConfigured`',
    at: ['/services/social/google/troubleshooting'],
    texts: [
      'accessnotconfigured',
      'has not been used in project',
      'youtube data api v3 has not been used',
      'service_disabled … googleapis',
    ],
  },
  {
    title: '`quotaExceeded`',
    at: ['/services/social/google/troubleshooting'],
    texts: ['quotaexceeded', 'exceeded your <a href="/youtube'],
    isShared: true,
  },
  {
    title: '`RESOURCE_EXHAUSTED`',
    at: ['/services/social/google/troubleshooting'],
    isShared: true,
  },
  {
    title: '`PERMISSION_DENIED`',
    at: [
      '/services/social/google/troubleshooting',
      '/troubleshooting/media#could-not-be-opened-in-append-mode-permission-denied',
    ],
    texts: ['"permission_denied"', 'status: permission_denied', '"status":"permission_denied"'],
    isShared: true,
  },
  {
    title: '`rateLimitExceeded`',
    at: ['/services/social/google/youtube-quota'],
    isShared: true,
  },
  {
    title: '`org_internal`',
    at: ['/services/social/google/troubleshooting'],
  },
  {
    title: '`uploadLimitExceeded`',
    at: ['/services/social/google/troubleshooting'],
  },
  {
    title: '`youtubeSignupRequired`',
    at: ['/services/social/google/troubleshooting'],
  },
];
