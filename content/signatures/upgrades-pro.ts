import type { SignatureSource } from './types';

/** Errors while updating and upgrading Pro. */
export const upgradesPro: readonly SignatureSource[] = [
  {
    title: 'Composer refuses a package because of a security advisory',
    at: ['/troubleshooting/installation'],
    texts: ['but these were not loaded, because they are affected by security advisories'],
  },
  {
    title: '`Error: Migration file not found at vendor/…`',
    at: [
      '/pro/upgrading/',
      '/pro/upgrading/upgrading-v5#error-migration-file-not-found-at-vendorinovectormixpost-pro-teamdatabasemigrations-upgrade',
    ],
    texts: ['migration file not found at'],
  },
  {
    title: '`View path not found`',
    at: ['/pro/upgrading/upgrading-v3'],
  },
  {
    title: '`Mixpost Pro is already on v5`',
    at: ['/pro/upgrading/upgrading-v5'],
  },
  {
    title: '`Your requirements could not be resolved … php ^8.3`',
    at: ['/pro/upgrading/upgrading-v5'],
  },
  {
    title: '`Warning: could not find the expected retry_after value, skipping.`',
    at: ['/pro/upgrading/upgrading-v7'],
  },
  {
    title: '`Command "mixpost:upgrade-database" is not defined.`',
    at: ['/pro/upgrading/upgrading-v7'],
  },
];
