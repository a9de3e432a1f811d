import type { SignatureSource } from './types';

/** Errors of payment platforms. */
export const payment: readonly SignatureSource[] = [
  {
    title: '`forbidden`',
    at: ['/services/payment/paddle-billing'],
    texts: ['"forbidden"', 'code: forbidden'],
    isShared: true,
  },
  {
    title: '`invalid_client_token`',
    at: ['/services/payment/paddle-billing'],
  },
  {
    title: '`Invalid key`',
    at: ['/services/payment/paystack'],
    isShared: true,
  },
  {
    title: "`No such price: 'price_...'`",
    at: ['/services/payment/stripe'],
    texts: ['no such price'],
    isShared: true,
  },
  {
    title: '`Subscription created.` with the status `409`',
    at: ['/services/payment/stripe', '/enterprise/configuration/billing#409-with-subscription-created'],
    texts: ['subscription created. … 409', '409 … subscription created.'],
  },
  {
    title: '`This workspace does not have an active subscription.` or `This subscription cannot be resumed.`',
    at: [
      '/services/payment/stripe',
      '/enterprise/configuration/billing#this-workspace-does-not-have-an-active-subscription',
      '/enterprise/configuration/billing#this-subscription-cannot-be-resumed',
    ],
  },
  {
    title: 'The form rejects a key that begins with `pdl_` or a price that begins with `pri_`',
    at: ['/services/payment/paddle#the-form-refuses-a-key-that-begins-with-pdl_-or-a-price-that-begins-with-pri_'],
    texts: ['pdl_live … classic', 'pri_ … paddle classic'],
  },
  {
    title: 'A response with `success` false and the status 200',
    at: ['/services/payment/paddle#an-answer-with-success-false-and-the-status-200'],
    texts: ['"success":false … paddle', 'paddle … "success":false'],
  },
  {
    title: '`authentication_missing` or `authentication_malformed`',
    at: ['/services/payment/paddle-billing'],
    isShared: true,
  },
  {
    title: '`paddle_billing_not_enabled`',
    at: ['/services/payment/paddle-billing'],
  },
  {
    title: '`transaction_default_checkout_url_not_set`',
    at: ['/services/payment/paddle-billing'],
  },
  {
    title: '`transaction_checkout_url_domain_is_not_approved` or `checkout_url_domain_not_approved`',
    at: ['/services/payment/paddle-billing'],
  },
  {
    title: '`Currency not supported by merchant`',
    at: ['/services/payment/paystack'],
  },
  {
    title: '`Invalid API Key provided`',
    at: ['/services/payment/stripe'],
    isShared: true,
  },
  {
    title: '`Expired API Key provided`',
    at: ['/services/payment/stripe'],
  },
  {
    title: '`The price specified is inactive. This field only accepts active prices.`',
    at: ['/services/payment/stripe'],
  },
];
