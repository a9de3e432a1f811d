import type { SignatureSource } from './types';

/** Errors while updating and upgrading Lite. */
export const upgradesLite: readonly SignatureSource[] = [
  {
    title: "`Unknown column 'uuid'`, `'configuration'` or `'authorized'`",
    at: ['/lite/upgrading/upgrading-v2'],
    texts: ["unknown column 'uuid'", "unknown column 'configuration'", "unknown column 'authorized'"],
  },
  {
    title: '`Duplicate entry` for key `accounts_unq_id`',
    at: ['/lite/upgrading/upgrading-v2'],
    texts: ['accounts_unq_id'],
  },
  {
    title: '`SQLSTATE[42S01]: Base table or view already exists: mixpost_services`',
    at: ['/lite/upgrading/upgrading-v2'],
    texts: ["mixpost_services' already exists"],
  },
  {
    title: '`MIXPOST_LOG_CHANNEL=mixpost` after the server installer',
    at: ['/troubleshooting/installation'],
    texts: ['log [mixpost] is not defined', 'mixpost_log_channel=mixpost'],
    needs: ['lite', 'not defined'],
  },
  {
    title: '`composer require` ends in a conflict',
    at: ['/lite/installation/laravel-package'],
    texts: ['inovector/mixpost … conflicts with', 'requires inovector/mixpost'],
  },
  {
    title: 'The app came from `git clone` and nothing works',
    at: ['/lite/installation/manual'],
    texts: ['git clone … mixpostapp', 'git clone … inovector/mixpost … could not open input file: artisan'],
  },
  {
    title: '`Class "Inovector\\Mixpost\\Facades\\Services" not found`',
    at: ['/lite/upgrading/upgrading-v2'],
  },
];
