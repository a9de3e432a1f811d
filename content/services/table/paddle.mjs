// @ts-check
import { paymentWebhook } from './payment-webhook.mjs';

/** @type {import('../service').Service} */
export const paddle = {
  key: 'paddle',
  name: 'Paddle Classic',
  path: '/services/payment/paddle',
  group: 'payment',
  editions: { enterprise: '' },
  needs: 'a Paddle account opened before August 8, 2023, with a subscription plan for each plan and cycle',
  place: 'user menu → **Enterprise Console** → **Settings** → **Payment Platforms** → **Paddle**',
  portal: { text: 'Paddle Classic dashboard', href: 'https://vendors.paddle.com' },
  review: { team: 'sandbox: none. Live: approval of your domain' },
  cost: { text: 'Paddle pricing', href: 'https://www.paddle.com/pricing' },
  addresses: [{ ...paymentWebhook, expected: true }],
  credentials: [
    { field: 'Vendor ID', value: 'a number', source: 'Paddle → **Developer Tools** → **Authentication**' },
    { field: 'Auth code', value: 'auth code', source: 'the same page → **Generate auth code**' },
    {
      field: 'Public key',
      value: 'the whole text, including the lines `BEGIN PUBLIC KEY` and `END PUBLIC KEY`',
      source: 'Paddle → **Developer Tools** → **Public Key**',
    },
    { field: 'Sandbox', value: 'on for a sandbox account', source: '' },
    { field: 'Enabled', value: 'on', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      rows: [
        { what: 'Response timeout for an event', network: '10 seconds' },
        { what: 'Delivery attempts per event', network: 'every 15 minutes for up to 3 days' },
      ],
    },
  ],
};
