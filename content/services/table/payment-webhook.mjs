// @ts-check

/**
 * The address that every payment platform reports to. Stripe's is documented; the others share it by the application's exception from
 * CSRF checks, which names only this one.
 *
 * @type {Pick<import('../service').Address, 'account' | 'name' | 'tail' | 'editions'>}
 */
export const paymentWebhook = {
  account: 'webhook',
  name: 'Webhook',
  tail: 'payment-webhook',
  editions: ['enterprise'],
};
