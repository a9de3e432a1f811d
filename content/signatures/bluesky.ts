import type { SignatureSource } from './types';

/** Errors of Bluesky. */
export const bluesky: readonly SignatureSource[] = [
  {
    title: 'A picture is rejected as too large',
    at: ['/services/social/bluesky/troubleshooting#a-picture-is-refused-as-too-large'],
    texts: ['blobtoolarge', 'this file is too large. it is … but the maximum size is'],
    isShared: true,
  },
  {
    title: 'Bluesky returns 429',
    at: ['/services/social/bluesky/troubleshooting#bluesky-answers-429'],
    texts: ['ratelimitexceeded', 'http 429'],
    isShared: true,
  },
  {
    title: '`cURL error 6: Could not resolve host: templates`',
    at: ['/services/social/bluesky/troubleshooting', '/services/social/linked-in/#could-not-resolve-host-templates'],
    // Guzzle appends the address, and it's relative.
    texts: [/curl error 6: could not resolve host: [\w-]+ \(see [^)]+\) for (?!https?:)/, 'resolve host: templates'],
  },
  {
    title: '`ExpiredToken`',
    at: ['/services/social/bluesky/troubleshooting'],
    isShared: true,
  },
  {
    title: '`Record/embed/external/title must be a string`',
    at: ['/services/social/bluesky/troubleshooting'],
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
    texts: ['job_state_failed', 'unconfirmed_email', 'confirm your email before uploading videos'],
    isShared: true,
  },
  {
    title: '`Invalid identifier or password`',
    at: ['/services/social/bluesky/troubleshooting'],
    isShared: true,
  },
  {
    title: '`Could not find repo`',
    at: ['/services/social/bluesky/troubleshooting'],
    isShared: true,
  },
  {
    title: '`invalid_client_metadata`',
    at: ['/services/social/bluesky/troubleshooting'],
    isShared: true,
  },
];
