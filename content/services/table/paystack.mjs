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
    'a Paystack account of a business in Nigeria, Ghana, South Africa, Kenya or Côte d’Ivoire, with a Paystack plan for each plan and cycle',
  portal: { text: 'Paystack dashboard', href: 'https://dashboard.paystack.com' },
  review: { team: 'Test Mode: none. Live Mode: approval of your compliance documents' },
  cost: { text: 'Paystack’s prices', href: 'https://paystack.com/pricing' },
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
  expectedLabels: true,
  scopes: [],
  limits: [
    {
      key: 'webhooks',
      name: 'Webhooks',
      rows: [
        { what: 'Webhook addresses', network: '1 for each mode' },
        {
          what: 'Tries to deliver an event',
          network:
            'live: every 3 minutes for the first 4 tries, then hourly for 72 hours. Test: hourly for 10 hours, each waiting 30 seconds',
        },
      ],
    },
    {
      key: 'plans',
      name: 'Plans',
      rows: [
        { what: 'Smallest amount', network: 'NGN 100, GHS 2, ZAR 1, KES 3' },
        { what: 'Currencies', network: 'GHS, KES, NGN, ZAR, USD, and XOF in Côte d’Ivoire; USD in live mode only' },
        { what: 'Means of payment that renew', network: 'cards, and direct debit in Nigeria' },
      ],
    },
  ],
  checked: [{ what: 'Paystack’s API description', when: '2025-10-24' }],
};
