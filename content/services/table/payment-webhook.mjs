// @ts-check

/**
 * The URL that receives events from every payment platform. It's documented for Stripe. The application exempts only
 * this URL from CSRF checks, so the other platforms share it.
 *
 * @type {Pick<import('../service').Address, 'account' | 'name' | 'tail' | 'editions'>}
 */
export const paymentWebhook = {
  account: 'webhook',
  name: 'Webhook',
  tail: 'payment-webhook',
  editions: ['enterprise'],
};
