import type { Signature } from './types';

/** Errors while updating and upgrading Pro. */
export const upgradesPro: readonly Signature[] = [
  {
    title: '`Error: Migration file not found at vendor/…`',
    at: [
      '/pro/upgrading/#error-migration-file-not-found-at-vendor',
      '/pro/upgrading/upgrading-v5#error-migration-file-not-found-at-vendorinovectormixpost-pro-teamdatabasemigrations-upgrade',
    ],
    texts: ['migration file not found at'],
  },
  {
    title: '`View path not found`',
    at: ['/pro/upgrading/upgrading-v3#view-path-not-found'],
    texts: ['view path not found'],
  },
  {
    title: '`Mixpost Pro is already on v5`',
    at: ['/pro/upgrading/upgrading-v5#mixpost-pro-is-already-on-v5'],
    texts: ['mixpost pro is already on v5'],
  },
  {
    title: '`Your requirements could not be resolved … php ^8.3`',
    at: ['/pro/upgrading/upgrading-v5#your-requirements-could-not-be-resolved--php-83'],
    texts: ['your requirements could not be resolved … php ^8.3'],
  },
  {
    title: '`Warning: could not find the expected retry_after value, skipping.`',
    at: ['/pro/upgrading/upgrading-v7#warning-could-not-find-the-expected-retry_after-value-skipping'],
    texts: ['warning: could not find the expected retry_after value, skipping'],
  },
  {
    title: '`Command "mixpost:upgrade-database" is not defined.`',
    at: ['/pro/upgrading/upgrading-v7#command-mixpostupgrade-database-is-not-defined'],
    texts: ['command "mixpost:upgrade-database" is not defined'],
  },
];
