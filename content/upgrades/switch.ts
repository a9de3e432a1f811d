/** The change from Pro to the Enterprise version with the same core, which is one number higher. */
export const switchToEnterprise = {
  page: '/enterprise/upgrading/upgrading-from-pro',
  /** The oldest major version of Pro that can change. */
  oldestPro: 2,
  steps: {
    docker: [
      '#change-a-docker-installation-to-enterprise',
      '#back-up-the-docker-installation',
      '#enter-the-enterprise-key',
      '#change-the-image',
      '#recreate-the-container',
      '#open-the-enterprise-console',
      '#set-the-access-status-of-each-workspace',
      '#look-at-owners-of-several-workspaces',
      '#test-with-an-existing-user',
      '#set-up-sign-up-and-payment',
    ],
    manual: [
      '#change-a-manual-installation-to-enterprise',
      '#prepare-the-change',
      '#store-the-enterprise-key',
      '#swap-the-package',
      '#register-the-scheduler-of-enterprise',
      '#let-the-payment-webhook-in',
      '#add-the-alias-for-form-checks',
      '#publish-and-run-the-migrations-of-enterprise',
      '#clear-restart-and-open-the-site',
      '#open-the-enterprise-console',
      '#set-the-access-status-of-each-workspace',
      '#look-at-owners-of-several-workspaces',
      '#test-with-an-existing-user',
      '#set-up-sign-up-and-payment',
    ],
  },
  trouble: '#what-goes-wrong-in-the-change',
} as const;
