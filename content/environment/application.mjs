// @ts-check
import { all } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const application = {
  title: 'Application',
  keys: [
    {
      name: 'APP_NAME',
      type: 'text',
      readBy: 'app',
      meaning:
        'Name in browser titles and emails. A short form of it is the prefix of Redis keys and of session, cache, and Horizon entries.',
      default: 'Mixpost',
      example: 'Mixpost',
      inTemplate: all,
    },
    {
      name: 'APP_KEY',
      type: 'text',
      readBy: 'app',
      meaning:
        '`base64:` followed by 32 random bytes in Base64. Encrypts service keys, account tokens, sessions, and cookies with AES-256-CBC. Never change it later.',
      default: '',
      example: '[[app-key]]',
      missing: 'Every page returns HTTP 500.',
      isRequired: true,
      isSecret: true,
      inTemplate: all,
    },
    {
      name: 'APP_ENV',
      type: 'choice',
      choices: ['production', 'local'],
      readBy: 'app',
      meaning: "Selects Horizon's workers. With any other value, no worker starts.",
      default: 'production',
      example: 'production',
    },
    {
      name: 'APP_DEBUG',
      type: 'boolean',
      readBy: 'app',
      meaning:
        '`true` shows the real error instead of the "Internal error" page. The error page also shows secrets, so turn it off again right away.',
      default: 'false',
      example: 'false',
      inTemplate: all,
    },
    {
      name: 'APP_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        'Public address: scheme, host, and a port if it has one, without a path or a trailing slash. The standalone application uses its `http` or `https` in every link, and serves media files below it at `/storage`.',
      default: 'http://localhost',
      exampleFile: 'https://example.com',
      example: 'https://[[domain]]',
      missing: 'Links start with `http`, and addresses of media with `http://localhost`.',
      isRequired: true,
      inTemplate: all,
    },
    {
      name: 'ASSET_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        "Laravel's base address for scripts and styles. Set it only to serve them from another host, such as a CDN.",
      default: '',
      example: 'https://cdn.example.com',
      missing: 'Scripts and styles come from the same host as the pages.',
    },
    {
      name: 'BCRYPT_ROUNDS',
      type: 'number',
      editions: ['enterprise'],
      readBy: 'app',
      meaning: 'Number of rounds for hashing passwords with bcrypt.',
      default: '10',
      example: '10',
    },
  ],
};
