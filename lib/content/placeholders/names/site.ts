import type { Placeholder } from '@/lib/content/placeholders/entry';

export const site = {
  domain: {
    label: 'Domain',
    example: 'social.example.com',
    hint: 'The host name that points to your server, without https:// and without a path.',
    kind: 'domain',
  },
  email: {
    label: 'Your email address',
    example: 'you@example.com',
    hint: 'An address that you check. Notices about certificates, for example, are sent to it.',
    kind: 'email',
  },
  'new-server': {
    label: 'New server',
    example: '203.0.113.10',
    hint: 'The IP address or host name of the server to restore a backup on.',
    kind: 'host',
  },
  'app-path': {
    label: 'Application folder',
    example: '/var/www/app',
    hint: 'The absolute path of your Laravel application, the folder that contains artisan.',
    kind: 'folder',
  },
  'core-path': {
    label: 'Core path',
    example: '',
    hint: 'The part of your URL between the domain and /login, which is the value of MIXPOST_CORE_PATH. New installations of Pro and Enterprise have none; those from before Pro 7 and Enterprise 8 have mixpost.',
    kind: 'core-path',
    mayBeEmpty: true,
  },
  'app-key': {
    label: 'Application key',
    example: 'base64:your-32-byte-key',
    hint: 'base64: followed by 32 random bytes in Base64. It encrypts the tokens in the database.',
    kind: 'app-key',
    isSecret: true,
    generate: 'app-key',
  },
  'licence-key': {
    label: 'License key',
    example: 'your-license-key',
    hint: 'The code from your purchase of Pro or Enterprise. It’s also the Composer password for packages.inovector.com.',
    kind: 'secret',
    isSecret: true,
  },
  'redis-host': {
    label: 'Redis host',
    example: '127.0.0.1',
    hint: 'The host name or IP address of your Redis server.',
    kind: 'host',
  },
} as const satisfies Record<string, Placeholder>;
