// @ts-check
import { paymentWebhook } from './payment-webhook.mjs';

/** @type {import('../service').Service} */
export const paystack = {
  key: 'paystack',
  name: 'Paystack',
  path: '/services/payment/paystack',
  group: 'payment',
  editions: { enterprise: '' },
  needs:
    "a Paystack account of a business in Nigeria, Ghana, South Africa, Kenya or Côte d'Ivoire, with a Paystack plan for each plan and cycle",
  portal: { text: 'Paystack dashboard', href: 'https://dashboard.paystack.com' },
  review: { team: 'Test Mode: none. Live Mode: approval of your compliance documents' },
  cost: { text: 'Paystack pricing', href: 'https://paystack.com/pricing' },
  addresses: [{ ...paymentWebhook, expected: true }],
  credentials: [
    {
      field: 'Public key',
      value: '`pk_test_…` or `pk_live_…`',
      source: 'Paystack → **Settings** → **API Keys & Webhooks**',
    },
    { field: 'Secret key', value: '`sk_test_…` or `sk_live_…`; it also signs the webhooks', source: 'the same page' },
    { field: 'Enabled', value: 'on', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      name: 'Webhooks',
      rows: [
        { what: 'Webhook URLs', network: '1 for each mode' },
        {
          what: 'Delivery attempts per event',
          network:
            'live: every 3 minutes for the first 4 attempts, then hourly for 72 hours. Test: hourly for 10 hours, each with a 30-second timeout',
        },
      ],
    },
    {
      key: 'plans',
      name: 'Plans',
      rows: [
        { what: 'Minimum amount', network: 'NGN 100, GHS 2, ZAR 1, KES 3' },
        { what: 'Currencies', network: "GHS, KES, NGN, ZAR, USD, and XOF in Côte d'Ivoire; USD in live mode only" },
        { what: 'Payment methods for renewals', network: 'cards, and direct debit in Nigeria' },
      ],
    },
  ],
};
