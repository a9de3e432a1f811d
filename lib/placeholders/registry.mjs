// @ts-check

/**
 * What each reader replaces by a value of their own. Content names an entry as `[[domain]]`; the page shows its
 * example, marked. A plain module, because the MDX plugins that Next loads by path read it too.
 *
 * @satisfies {Record<string, { label: string, example: string, hint: string }>}
 */
export const placeholders = {
  domain: {
    label: 'Domain',
    example: 'social.example.com',
    hint: 'The host name that points to your server, without https:// and without a path.',
  },
  email: {
    label: 'Your e-mail address',
    example: 'you@example.com',
    hint: 'An address that you read: certificates and notices are sent to it.',
  },
  'app-key': {
    label: 'Application key',
    example: 'base64:your-32-byte-key',
    hint: 'base64: followed by 32 random bytes in Base64. Tokens in the database are encrypted with it.',
  },
  'db-name': {
    label: 'Database name',
    example: 'mixpost_db',
    hint: 'The name of the MySQL database.',
  },
  'db-user': {
    label: 'Database user',
    example: 'mixpost_user',
    hint: 'The MySQL user that Mixpost signs in with.',
  },
  'db-password': {
    label: 'Database password',
    example: 'a-long-random-password',
    hint: 'The password of that MySQL user.',
  },
  'db-root-password': {
    label: 'MySQL root password',
    example: 'another-long-random-password',
    hint: 'The password of the root user of MySQL; set when the database volume is first created.',
  },
  'app-path': {
    label: 'Application folder',
    example: '/var/www/app',
    hint: 'The absolute path of your Laravel application: the folder that holds artisan.',
  },
  'core-path': {
    label: 'Core path',
    example: 'mixpost',
    hint: 'What MIXPOST_CORE_PATH says: the part of the address behind the domain. Empty in new installs of Pro 7 and Enterprise 8.',
  },
  'workspace-uuid': {
    label: 'Workspace UUID',
    example: '3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15',
    hint: 'The id of the workspace that a request works in.',
  },
  'access-token': {
    label: 'Access token',
    example: 'your-access-token',
    hint: 'A token of the user in whose name a request acts. It is a secret.',
  },
  'receiver-url': {
    label: 'Receiver of webhooks',
    example: 'https://hooks.example.com/mixpost',
    hint: 'The public address of your own service that Mixpost calls when something happens.',
  },
  'licence-key': {
    label: 'Licence key',
    example: 'your-licence-key',
    hint: 'The code from your purchase of Pro or Enterprise; it is also the Composer password for packages.inovector.com.',
  },
  'reverb-app-id': {
    label: 'Reverb app id',
    example: '482913',
    hint: 'Any number of six digits; it names your app to Reverb.',
  },
  'reverb-app-key': {
    label: 'Reverb app key',
    example: '32-hex-characters',
    hint: 'The output of openssl rand -hex 16. Browsers receive it.',
  },
  'reverb-app-secret': {
    label: 'Reverb app secret',
    example: '32-other-hex-characters',
    hint: 'A second output of openssl rand -hex 16. It is a secret.',
  },
};
