import type { Signature } from './types';

/** Errors of payment platforms. */
export const payment: readonly Signature[] = [
  {
    title: '`forbidden`',
    at: ['/services/payment/paddle-billing#forbidden'],
    texts: ['"forbidden"', 'code: forbidden'],
    needs: ['paddle'],
  },
  {
    title: '`invalid_client_token`',
    at: ['/services/payment/paddle-billing#invalid_client_token'],
    texts: ['invalid_client_token'],
  },
  {
    title: '`Invalid key`',
    at: ['/services/payment/paystack#invalid-key'],
    texts: ['invalid key'],
    needs: ['paystack'],
  },
  {
    title: "`No such price: 'price_...'`",
    at: ['/services/payment/stripe#no-such-price-price_'],
    texts: ['no such price'],
    needs: ['stripe', 'price'],
  },
  {
    title: '`Subscription created.` with the status `409`',
    at: [
      '/services/payment/stripe#subscription-created-with-the-status-409',
      '/enterprise/configuration/billing#409-with-subscription-created',
    ],
    texts: ['subscription created. … 409', '409 … subscription created.'],
  },
  {
    title: '`This workspace does not have an active subscription.` or `This subscription cannot be resumed.`',
    at: [
      '/services/payment/stripe#this-workspace-does-not-have-an-active-subscription-or-this-subscription-cannot-be-resumed',
      '/enterprise/configuration/billing#this-workspace-does-not-have-an-active-subscription',
      '/enterprise/configuration/billing#this-subscription-cannot-be-resumed',
    ],
    texts: ['this workspace does not have an active subscription', 'this subscription cannot be resumed'],
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
    at: ['/services/payment/paddle-billing#authentication_missing-or-authentication_malformed'],
    texts: ['authentication_missing', 'authentication_malformed'],
  },
  {
    title: '`paddle_billing_not_enabled`',
    at: ['/services/payment/paddle-billing#paddle_billing_not_enabled'],
    texts: ['paddle_billing_not_enabled'],
  },
  {
    title: '`transaction_default_checkout_url_not_set`',
    at: ['/services/payment/paddle-billing#transaction_default_checkout_url_not_set'],
    texts: ['transaction_default_checkout_url_not_set'],
  },
  {
    title: '`transaction_checkout_url_domain_is_not_approved` or `checkout_url_domain_not_approved`',
    at: [
      '/services/payment/paddle-billing#transaction_checkout_url_domain_is_not_approved-or-checkout_url_domain_not_approved',
    ],
    texts: ['transaction_checkout_url_domain_is_not_approved', 'checkout_url_domain_not_approved'],
  },
  {
    title: '`Currency not supported by merchant`',
    at: ['/services/payment/paystack#currency-not-supported-by-merchant'],
    texts: ['currency not supported by merchant'],
  },
  {
    title: '`Invalid API Key provided`',
    at: ['/services/payment/stripe#invalid-api-key-provided'],
    texts: ['invalid api key provided'],
  },
  {
    title: '`Expired API Key provided`',
    at: ['/services/payment/stripe#expired-api-key-provided'],
    texts: ['expired api key provided'],
  },
  {
    title: '`The price specified is inactive. This field only accepts active prices.`',
    at: ['/services/payment/stripe#the-price-specified-is-inactive-this-field-only-accepts-active-prices'],
    texts: ['the price specified is inactive. this field only accepts active prices'],
  },
];
