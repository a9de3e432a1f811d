import type { SignatureSource } from './types';

/** Errors while updating and upgrading Enterprise. */
export const upgradesEnterprise: readonly SignatureSource[] = [
  {
    title: '403 on `/broadcasting/auth`',
    at: ['/enterprise/upgrading/upgrading-v4', '/pro/upgrading/upgrading-v3#broadcastingauth-answers-403-or-404'],
    texts: ['broadcasting/auth … 403'],
  },
  {
    title: 'The old /mixpost URL is 404 after Pro 7 or Enterprise 8',
    at: ['/troubleshooting/installation#the-old-mixpost-address-is-404-after-pro-7-or-enterprise-8'],
    texts: [/(?:(?:get|post) |https?:\/\/[\w.:-]+)\/mixpost(?:\/(?:login|callback)\S*)?\/?"? .{0,200}http 404/],
    symptoms: [/\b(?:pro 7|enterprise 8)\b.{0,80}(?:http )?404/],
  },
  {
    title: 'Blank screen after an update, right after signing in',
    at: ['/troubleshooting/installation'],
    texts: [/\/vendor\/mixpost\S*\.(?:js|css) .{0,60}http 404/],
    symptoms: [
      /\b(?:updat|upgrad)\w+ .{0,120}\b(?:white|blank|empty)\b|\b(?:white|blank|empty) (?:white )?(?:page|screen).{0,120}\b(?:updat|upgrad)/,
      /unexpected token '<'/,
    ],
  },
  {
    title: '`Class … not found` or the old interface after an upgrade',
    at: ['/troubleshooting/installation'],
    texts: ['class "inovector\\ … not found', 'class "laravel\\ … not found', 'target class [inovector'],
  },
  {
    title: '`Base table or view already exists`',
    at: [
      '/troubleshooting/installation',
      '/enterprise/upgrading/upgrading-from-pro',
      '/guides/backup#sqlstate42s01-base-table-or-view-already-exists',
      '/lite/updating#sqlstate42s01-base-table-or-view-already-exists',
      '/pro/upgrading/upgrading-v1#base-table-or-view-already-exists-in-the-migration',
    ],
    texts: ['base table or view already exists', 'sqlstate[42s01]'],
  },
  {
    title: '`HTTP 401` from packages.inovector.com',
    at: [
      '/troubleshooting/installation',
      '/enterprise/upgrading/upgrading-from-pro#http-401-from-packagesinovectorcom-after-the-change',
    ],
    texts: [
      'packages.inovector.com … http 401',
      'packages.inovector.com … http 403',
      'packages.inovector.com … 401',
      'packages.inovector.com … 403',
      'url required authentication (http 401)',
      /invalid credentials (?:\(http 401\) )?for 'https:\/\/packages\.inovector\.com/,
    ],
    needs: ['inovector'],
  },
  {
    title: '`Your requirements could not be resolved`',
    at: [
      '/troubleshooting/installation',
      '/enterprise/upgrading/upgrading-v6#your-requirements-could-not-be-resolved-to-an-installable-set-of-packages',
    ],
    needs: ['mixpost', 'inovector', 'laravel/'],
  },
  {
    title: '`Error: Migration file not found at vendor/…`',
    at: ['/enterprise/upgrading/'],
    texts: ['migration file not found at'],
    needs: ['enterprise'],
  },
  {
    title: '`Error: Migration file not found at vendor/…upgrade_mixpost_v5.php`',
    at: ['/enterprise/upgrading/upgrading-v6'],
    texts: ['migration file not found at … mixpost_v5.php', 'migration file not found at … mixpost_e_v6.php'],
    needs: ['enterprise'],
  },
  {
    title: '`Error: Migration file not found at vendor/…upgrade_mixpost_v6.php`',
    at: ['/enterprise/upgrading/upgrading-v7', '/pro/upgrading/upgrading-v6'],
    texts: ['migration file not found at … mixpost_v6.php'],
    needs: ['enterprise'],
  },
  {
    title: '`Mixpost Enterprise is already on v… No upgrade needed.`',
    at: ['/enterprise/upgrading/'],
    texts: ['mixpost enterprise is already on v'],
  },
  {
    title: '`Warning: Failed to download horizon.php` during the upgrade to v6',
    at: [
      '/enterprise/upgrading/upgrading-v6#warning-failed-to-download-horizonphp-in-the-step-to-v6',
      '/enterprise/upgrading/upgrading-v7#warning-failed-to-download-horizonphp-in-the-step-to-v7',
      '/pro/upgrading/upgrading-v5#warning-failed-to-download-horizonphp',
    ],
    texts: ['failed to download horizon.php'],
  },
  {
    title: '`Unknown column …` after the upgrade',
    at: [
      '/enterprise/upgrading/upgrading-v5',
      '/pro/upgrading/#unknown-column-after-a-skipped-version',
      '/pro/upgrading/upgrading-v4#unknown-column-or-base-table-or-view-not-found',
    ],
    texts: ['unknown column'],
    needs: ['mixpost'],
  },
  {
    title: 'Composer reports a conflict with `doctrine/dbal` or `collision`',
    at: [
      '/enterprise/upgrading/upgrading-v4',
      '/pro/upgrading/upgrading-v1#doctrinedbal-is-missing-during-migrate',
      '/pro/upgrading/upgrading-v3#composer-names-doctrinedbal-or-php-81-in-a-conflict',
    ],
    texts: ['doctrine/dbal … conflict', 'conflict … doctrine/dbal', 'nunomaduro/collision … conflict'],
  },
  {
    title: 'Your settings in `config/mixpost.php` are gone',
    at: ['/enterprise/upgrading/upgrading-v7', '/pro/upgrading/#own-values-in-configmixpostphp-are-gone'],
    texts: ['config/mixpost.php … gone'],
  },
  {
    title: '`composer update` ends with `Killed`',
    at: ['/enterprise/updating', '/pro/updating'],
    texts: ['composer update … killed', 'composer install … killed'],
  },
  {
    title: 'A page returns 404 after a change in `.env`',
    at: ['/pages#a-page-answers-404-after-a-change-in-env'],
    texts: ['/pages/ … 404'],
    needs: ['mixpost'],
  },
  {
    title: '`ERROR 1227 (42000): Access denied; you need … privilege(s)`',
    at: ['/guides/backup'],
    texts: ['access denied; you need … privilege(s)'],
    needs: ['1227', 'mysqldump', 'sqlstate[42000]'],
  },
  {
    title: '`Class "Inovector\\Mixpost\\Broadcast" not found`',
    at: ['/enterprise/upgrading/upgrading-v4'],
  },
  {
    title: '`Mixpost Pro has been upgraded to v5 successfully!`',
    at: ['/enterprise/upgrading/upgrading-v6'],
  },
  {
    title: '`Command "mixpost-enterprise:upgrade-database" is not defined.`',
    at: ['/enterprise/upgrading/upgrading-v8'],
  },
];
