import type { SignatureSource } from './types';

/** Errors of the REST API, webhooks, and MCP. */
export const api: readonly SignatureSource[] = [
  {
    title: 'Rate limits and sizes',
    at: ['/guides/api-errors#limits'],
    texts: ['"message":"too many attempts'],
  },
  {
    title: 'A login page or a redirect instead of JSON',
    at: ['/guides/api-errors'],
    texts: [/\/api\/\S.{0,600}http 302.{0,600}location: \S+\/login\b/],
    symptoms: [/\/api\/.{0,200}redirect\S* .{0,40}(?:html|login)|\/api\/.{0,200}html instead of json/],
    needs: ['/api/'],
  },
  {
    title: '404 with a page of HTML',
    at: ['/guides/api-errors'],
    texts: [
      /\/api\/\S.{0,600}http 404.{0,400}(?:content-type: text\/html|<!doctype html)/,
      /http 404.{0,200}(?:content-type: text\/html|<!doctype html).{0,800}\/api\//,
    ],
    isGeneral: true,
  },
  {
    title: '419 from a Laravel receiver',
    at: ['/webhooks/'],
    texts: [/(?<!payment-)webhooks?\b.{0,400}\b419\b/],
  },
  {
    title: '401 or 403 before your code runs',
    at: ['/webhooks/'],
    texts: [],
    symptoms: [
      /(?<!payment-)\bwebhooks?\b(?:(?!stripe|paddle|paystack|payment).){0,400}http 40[13]\b(?!.{0,200}signature)/,
    ],
  },
  {
    title: '404 in the delivery history',
    at: ['/webhooks/create'],
    texts: [/the requested webhook .{0,200}is not registered/],
    symptoms: [/\bdeliver(?:y|ies)\b(?:(?!stripe|paddle|paystack|payment).){0,300}http 404\b/],
  },
  {
    title: '`Unauthenticated.`',
    at: ['/guides/api-errors', '/mcp#unauthenticated-or-401'],
    texts: ['message":"unauthenticated', 'unauthenticated.'],
    isGeneral: true,
  },
  {
    title: '422 with `errors`',
    at: ['/guides/api-errors', '/guides/api-networks#422-on-versions', '/api/media/update'],
    texts: ['422 unprocessable', 'http 422'],
    isGeneral: true,
  },
  {
    title: '`This post cannot be scheduled! The date is in the past.`',
    at: ['/guides/api-schedule'],
  },
  {
    title: '422 on the key `in_history`',
    at: ['/api/posts/schedule', '/api/posts/update#422-with-the-key-in_history'],
  },
  {
    title: '422 on the key `publishing`',
    at: ['/api/posts/schedule', '/api/posts/update#422-with-the-key-publishing'],
    texts: ['"publishing":['],
    needs: ['mixpost', '/posts'],
  },
  {
    title: '422 without `postNow`',
    at: ['/api/posts/schedule'],
    texts: ['postnow field is required', '"postnow"'],
    needs: ['required', 'error'],
  },
  {
    title: '422 although a DELETE request has a body',
    at: ['/guides/api-errors'],
    texts: ['the items field is required', '"items":['],
    needs: ['mixpost', '422'],
  },
  {
    title: '`File is required`',
    at: ['/api/media/upload'],
    needs: ['mixpost', '/media'],
  },
  {
    title: '`Download timed out`',
    at: ['/guides/api-upload-url'],
    needs: ['mixpost', '/media', 'upload'],
  },
  {
    title: '`Tag not found.` or `Account not found.`',
    at: ['/guides/api-errors'],
    needs: ['mixpost', 'api'],
  },
  {
    title: '`accounts[]` is rejected or finds nothing',
    at: ['/guides/api-best-times#accounts-is-rejected-or-finds-nothing', '/api/posts/create#422-on-accounts-or-tags'],
    texts: ['accounts[] … 422', 'accounts.0 … invalid'],
  },
  {
    title: '`Access forbidden.`',
    at: ['/guides/api-errors'],
    needs: ['mixpost', 'api'],
  },
  {
    title: '`403 Invalid signature` from the receiver',
    at: ['/webhooks/create', '/webhooks/#403-invalid-signature'],
    texts: ['403 invalid signature', 'invalid signature'],
    needs: ['mixpost', 'webhook', '403', 'signature'],
  },
  {
    title: '`upload-media-by-url` fails with `getUrlGenerator()`',
    at: ['/mcp'],
    texts: ['geturlgenerator()'],
  },
  {
    title: '`Workspace not found.`',
    at: ['/guides/api-errors'],
  },
  {
    title: '`RangeError [ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH]`',
    at: ['/webhooks/secure'],
  },
  {
    title: '`MIXPOST_WEBHOOK_SECRET is not set`',
    at: ['/webhooks/secure'],
  },
  {
    title: '`Failed to download file from the provided URL.`',
    at: ['/guides/api-upload-url'],
  },
  {
    title: '`Remote file download not found.`',
    at: ['/guides/api-upload-url'],
  },
  {
    title: '`The hex code is not valid`',
    at: ['/api/tags/create'],
  },
];
