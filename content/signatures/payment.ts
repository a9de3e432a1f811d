import type { SignatureSource } from './types';

/** Responses to the webhook that have the same cause on every payment platform, each with the ID of its entry. */
const webhookErrors: readonly (readonly [title: string, id: string, ...texts: RegExp[]])[] = [
  ['Webhook returns 404', 'webhook-answers-404', ...responses('404')],
  ['Webhook returns 419', 'webhook-answers-419', ...responses('419')],
  ['Webhook returns 301 or 302', 'webhook-returns-301-or-302', ...responses('30[12]')],
  ['Webhook returns 500, or times out', 'webhook-returns-500-or-times-out', ...responses('500')],
];

/** Returns what an access log, and a list of deliveries at the platform, say about a response to the webhook. */
function responses(status: string): RegExp[] {
  return [
    new RegExp(`payment-webhook(?: |"? )http ${status}\\b`),
    new RegExp(`failed ${status}\\b.{0,200}payment-webhook`),
    new RegExp(`http ${status}\\] post \\S+payment-webhook`),
  ];
}

/** Errors of payment platforms. */
export const payment: readonly SignatureSource[] = [
  ...webhookErrors.map(([title, id, ...texts]) => ({
    title,
    at: [`/enterprise/configuration/billing#${id}`] as const,
    texts,
  })),
  ...[['stripe'], ['paddle-billing', 'paddle'], ['paystack']].map((platforms) => ({
    title: 'The webhook returns `403`, or the signature is rejected',
    at: platforms.map(
      (platform) => `/services/payment/${platform}#the-webhook-answers-403-or-the-signature-is-refused`,
    ) as [string],
    texts: responses('403'),
    isShared: true,
  })),
  {
    title: 'The webhook returns `403`, or the signature is rejected',
    at: ['/services/payment/stripe#the-webhook-answers-403-or-the-signature-is-refused'],
    texts: ['no signatures found matching the expected signature for payload'],
  },
  {
    title: 'The webhook returns `403`, or the signature is rejected',
    at: [
      '/services/payment/paddle-billing#the-webhook-answers-403-or-the-signature-is-refused',
      '/services/payment/paddle#the-webhook-answers-403-or-the-signature-is-refused',
    ],
    texts: ['invalid webhook signature'],
    isShared: true,
  },
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
    title: '`Timestamp outside the tolerance zone`',
    at: ['/services/payment/stripe'],
  },
  {
    title: '`Unable to extract timestamp and signatures from header`',
    at: ['/services/payment/stripe'],
    texts: ['unable to extract timestamp and signatures from header', 'no signatures found with expected scheme'],
  },
  {
    title: "`No such price: 'price_...'`",
    at: ['/services/payment/stripe'],
    texts: ['no such price'],
    isShared: true,
  },
  {
    title: "`No such customer: 'cus_...'`",
    at: ['/services/payment/stripe'],
    texts: ['no such customer'],
    isShared: true,
  },
  {
    title: '409 with `Subscription created.`',
    at: ['/enterprise/panel-api'],
    texts: ['subscription created. … 409', '409 … subscription created.'],
  },
  {
    title: '`This workspace does not have an active subscription.`',
    at: ['/enterprise/panel-api'],
  },
  {
    title: '`This subscription cannot be resumed.`',
    at: ['/enterprise/panel-api'],
  },
  {
    title: 'The form rejects a key that begins with `pdl_` or a price that begins with `pri_`',
    at: ['/services/payment/paddle#the-form-refuses-a-key-that-begins-with-pdl_-or-a-price-that-begins-with-pri_'],
    texts: ['pdl_live … classic', 'pri_ … paddle classic'],
  },
  {
    title: "Paddle's API returns `success` false with status 200",
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
    title: 'Other errors of Paddle Billing',
    at: ['/services/payment/paddle-billing'],
    texts: [
      '"code":"not_found"',
      '"code":"invalid_field"',
      '"code":"bad_request"',
      '"code":"conflict"',
      '"code":"concurrent_modification"',
      '"code":"bad_gateway"',
    ],
    needs: ['paddle'],
    isShared: true,
  },
  {
    title: 'Other errors of Paystack',
    at: ['/services/payment/paystack'],
    texts: [
      '"message":"entity not found',
      '"message":"transaction not found',
      'authorization does not exist or does not belong',
      'duplicate transaction reference',
      'transaction reference is invalid',
    ],
    needs: ['paystack'],
    isShared: true,
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
