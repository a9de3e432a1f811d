import type { Signature } from './types';

/** Errors of Bluesky. */
export const bluesky: readonly Signature[] = [
  {
    title: '`cURL error 6: Could not resolve host: templates`',
    at: [
      '/services/social/bluesky/troubleshooting#curl-error-6-could-not-resolve-host-templates',
      '/services/social/linked-in/#could-not-resolve-host-templates',
    ],
    texts: ['could not resolve host: templates', 'curl error 6: could not resolve host: templates'],
  },
  {
    title: '`ExpiredToken`',
    at: ['/services/social/bluesky/troubleshooting#expiredtoken'],
    texts: ['expiredtoken'],
    needs: ['bsky', 'bluesky', 'token has expired', 'at://'],
  },
  {
    title: '`Record/embed/external/title must be a string`',
    at: [
      '/services/social/bluesky/troubleshooting#recordembedexternaltitle-must-be-a-string',
      '/services/social/bluesky/#recordembedexternaltitle-must-be-a-string',
    ],
    texts: ['embed/external/title must be a string'],
  },
  {
    title: '`Client authentication method "private_key_jwt" requires`',
    at: ['/services/social/bluesky/troubleshooting#client-authentication-method-private_key_jwt-requires'],
    texts: ['client authentication method "private_key_jwt"'],
  },
  {
    title: '`JOB_STATE_FAILED`, or a video is rejected',
    at: ['/services/social/bluesky/troubleshooting#job_state_failed-or-a-video-is-rejected'],
    texts: ['job_state_failed'],
  },
  {
    title: '`Invalid identifier or password`',
    at: [
      '/services/social/bluesky/troubleshooting#invalid-identifier-or-password',
      '/services/social/bluesky/#invalid-identifier-or-password',
    ],
    texts: ['invalid identifier or password'],
  },
  {
    title: '`Could not find repo`',
    at: ['/services/social/bluesky/troubleshooting#could-not-find-repo'],
    texts: ['could not find repo'],
  },
  {
    title: '`invalid_client_metadata`',
    at: ['/services/social/bluesky/troubleshooting#invalid_client_metadata'],
    texts: ['invalid_client_metadata'],
  },
];
