// @ts-check
import { paymentWebhook } from './payment-webhook.mjs';

/** @type {import('../service').Service} */
export const paddleBilling = {
  key: 'paddle-billing',
  name: 'Paddle Billing',
  path: '/services/payment/paddle-billing',
  group: 'payment',
  editions: { enterprise: '' },
  needs:
    'a Paddle account opened on August 8, 2023 or later, or moved to Billing, with a product and recurring prices for each plan',
  portal: { text: 'Paddle developer pages', href: 'https://developer.paddle.com' },
  review: { team: 'sandbox: none. Live: approval of each domain and verification of your business' },
  cost: { text: 'Paddle pricing', href: 'https://www.paddle.com/pricing' },
  addresses: [{ ...paymentWebhook, expected: true }],
  credentials: [
    {
      field: 'Client-side token',
      value: '`test_…` or `live_…`',
      source: 'Paddle → **Developer tools** → **Authentication**',
    },
    {
      field: 'API key',
      value: '`pdl_sdbx_apikey_…` or `pdl_live_apikey_…`',
      source: 'the same page; shown once',
    },
    {
      field: 'Webhook secret key',
      value: '`pdl_ntfset_…`',
      source: 'Paddle → **Developer tools** → **Notifications** → ⋮ → **Edit destination**',
    },
    { field: 'Sandbox', value: 'on for a sandbox account, if the form offers it', source: '' },
    { field: 'Enabled', value: 'on', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      rows: [
        { what: 'Active destinations', network: '10' },
        { what: 'Response timeout for an event', network: 'about 5 seconds' },
        { what: 'Delivery attempts per event', network: 'live: 60 over 3 days. Sandbox: 3 in 15 minutes' },
        { what: 'Event order', network: 'not guaranteed' },
        { what: 'Notice before an API key expires', network: '7 days, with the event `api_key.expiring`' },
      ],
    },
  ],
};
