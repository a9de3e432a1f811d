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
  cost: { text: 'Stripe pricing', href: 'https://stripe.com/pricing' },
  addresses: [paymentWebhook],
  credentials: [
    { field: 'Publishable key', value: '`pk_test_…` or `pk_live_…`', source: 'Stripe → **Developers** → **API keys**' },
    { field: 'Secret key', value: '`sk_test_…` or `sk_live_…`', source: 'the same page; a live key is shown once' },
    {
      field: 'Webhook signing secret',
      value: '`whsec_…`',
      source: "your endpoint's page in **Webhooks** → **Reveal**",
    },
    { field: 'Enabled', value: 'on', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      rows: [
        { what: 'Webhook endpoints per account', network: '16' },
        { what: 'Age of a signed event', mixpost: "up to 300 seconds, by the server's clock" },
        {
          what: 'Delivery attempts per event',
          network: 'live: for up to 3 days, at increasing intervals. Test mode and sandbox: three within a few hours',
        },
        { what: 'Events that can be resent', network: 'from the last 30 days' },
      ],
    },
  ],
};
