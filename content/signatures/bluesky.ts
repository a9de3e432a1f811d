import type { SignatureSource } from './types';

/** Errors of Bluesky. */
export const bluesky: readonly SignatureSource[] = [
  {
    title: '`cURL error 6: Could not resolve host: templates`',
    at: ['/services/social/bluesky/troubleshooting', '/services/social/linked-in/#could-not-resolve-host-templates'],
    texts: ['could not resolve host: templates', 'curl error 6: could not resolve host: templates'],
  },
  {
    title: '`ExpiredToken`',
    at: ['/services/social/bluesky/troubleshooting'],
    needs: ['bsky', 'bluesky', 'token has expired', 'at://'],
  },
  {
    title: '`Record/embed/external/title must be a string`',
    at: [
      '/services/social/bluesky/troubleshooting',
      '/services/social/bluesky/#recordembedexternaltitle-must-be-a-string',
    ],
    texts: ['embed/external/title must be a string'],
  },
  {
    title: '`Client authentication method "private_key_jwt" requires`',
    at: ['/services/social/bluesky/troubleshooting'],
    texts: ['client authentication method "private_key_jwt"'],
  },
  {
    title: '`JOB_STATE_FAILED`, or a video is rejected',
    at: ['/services/social/bluesky/troubleshooting'],
  },
  {
    title: '`Invalid identifier or password`',
    at: ['/services/social/bluesky/troubleshooting', '/services/social/bluesky/#invalid-identifier-or-password'],
  },
  {
    title: '`Could not find repo`',
    at: ['/services/social/bluesky/troubleshooting'],
  },
  {
    title: '`invalid_client_metadata`',
    at: ['/services/social/bluesky/troubleshooting'],
  },
];
