import type { Upgrade } from './types';

/** The upgrades between major versions of Lite. */
export const lite: readonly Upgrade[] = [
  {
    edition: 'lite',
    from: 1,
    to: 2,
    page: '/lite/upgrading/upgrading-v2',
    php: '8.2',
    laravel: '10.47, 11, or 12',
    steps: {
      docker: [
        '#look-for-accounts-that-exist-twice',
        '#upgrade-a-docker-installation',
        '#close-the-site-in-the-container',
        '#save-the-closed-state',
        '#set-a-version-2-tag',
        '#start-the-new-image',
        '#bring-the-migration-into-the-container',
      ],
      manual: [
        '#look-for-accounts-that-exist-twice',
        '#upgrade-a-manual-or-package-installation',
        '#close-the-site-and-stop-the-workers',
        '#bring-php-to-82-or-newer',
        '#change-the-composer-hook',
        '#fetch-version-2',
        '#register-the-new-schedule',
        '#check-the-queue-configuration',
        '#decide-who-opens-horizon',
        '#add-the-mail-settings',
        '#write-the-upgrade-migration',
        '#run-the-upgrade-migration-alone',
        '#publish-the-assets-and-clear-the-caches',
        '#start-everything-again',
      ],
      package: null,
    },
    check: '#check-the-upgrade',
    trouble: '#what-goes-wrong',
  },
];
