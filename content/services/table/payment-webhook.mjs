// @ts-check

/**
 * The URL that receives events from every payment platform. It's documented for Stripe. The application exempts only
 * this URL from CSRF checks, so the other platforms share it.
 *
 * @type {Pick<import('../service').Address, 'name' | 'tail' | 'editions'>}
 */
export const paymentWebhook = {
  name: 'Webhook',
  tail: 'payment-webhook',
  editions: ['enterprise'],
};
