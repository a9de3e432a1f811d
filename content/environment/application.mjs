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
        "Shown in the browser's title and in e-mails. A short form of it starts the names of Redis keys, session, cache and Horizon entries.",
      default: 'Mixpost',
      example: 'Mixpost',
      inTemplate: all,
    },
    {
      name: 'APP_KEY',
      type: 'text',
      readBy: 'app',
      meaning:
        '`base64:` followed by 32 random bytes in Base64. Encrypts service keys, account tokens, sessions and cookies with AES-256-CBC. Never change it later.',
      default: '',
      example: '[[app-key]]',
      missing: 'Every page answers with HTTP 500.',
      isRequired: true,
      isSecret: true,
      inTemplate: all,
    },
    {
      name: 'APP_ENV',
      type: 'choice',
      choices: ['production', 'local'],
      readBy: 'app',
      meaning: 'Horizon chooses its workers by it. With any other value no worker starts.',
      default: 'production',
      example: 'production',
    },
    {
      name: 'APP_DEBUG',
      type: 'boolean',
      readBy: 'app',
      meaning:
        '`true` shows the real error in place of the "Internal error" page. Only for a moment: it shows secrets too.',
      default: 'false',
      example: 'false',
      inTemplate: all,
    },
    {
      name: 'APP_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        'The full public address, without a slash at the end. The standalone application forces its `http` or `https` on every link. Media are served below it at `/storage`.',
      default: 'http://localhost',
      exampleFile: 'https://example.com',
      example: 'https://[[domain]]',
      missing: 'Links begin with `http`, and the addresses of media with `http://localhost`.',
      isRequired: true,
      inTemplate: all,
    },
    {
      name: 'ASSET_URL',
      type: 'address',
      readBy: 'app',
      meaning: "Laravel's base address for scripts and styles. Not needed normally.",
      default: '',
      example: 'https://cdn.example.com',
      missing: 'Scripts and styles come from the same host as the pages.',
    },
    {
      name: 'BCRYPT_ROUNDS',
      type: 'number',
      editions: ['enterprise'],
      readBy: 'app',
      meaning: 'Rounds of bcrypt, the method that stores passwords.',
      default: '10',
      example: '10',
    },
  ],
};
