// @ts-check
import { paymentWebhook } from './payment-webhook.mjs';

/** @type {import('../service').Service} */
export const stripe = {
  key: 'stripe',
  name: 'Stripe',
  path: '/services/payment/stripe',
  group: 'payment',
  editions: { enterprise: '' },
  needs: 'a Stripe account, with a product and recurring prices for each plan',
  portal: { text: 'Stripe dashboard', href: 'https://dashboard.stripe.com' },
  review: { team: 'test mode: none. Live payments: complete business details at Stripe' },
  cost: { text: 'Stripe’s prices', href: 'https://stripe.com/pricing' },
  addresses: [paymentWebhook],
  credentials: [
    { field: 'Publishable key', value: '`pk_test_…` or `pk_live_…`', source: 'Stripe → **Developers** → **API keys**' },
    { field: 'Secret key', value: '`sk_test_…` or `sk_live_…`', source: 'the same page; a live one is shown once' },
    {
      field: 'Webhook signing secret',
      value: '`whsec_…`',
      source: 'the page of your endpoint in **Webhooks**, behind **Reveal**',
    },
    { field: 'Enabled', value: 'on', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      rows: [
        { what: 'Webhook endpoints of an account', network: '16' },
        { what: 'Age of a signed event', mixpost: 'usually 300 seconds, by the server’s clock' },
        {
          what: 'Tries to deliver an event',
          network: 'live: with growing pauses for up to 3 days. Test mode and sandbox: three within a few hours',
        },
        { what: 'Events that can be sent again', network: 'those of the last 30 days' },
      ],
    },
  ],
  checked: [],
};
