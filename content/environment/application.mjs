// @ts-check
import { all, paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const application = {
  title: 'Application',
  keys: [
    {
      name: 'APP_NAME',
      type: 'text',
      readBy: 'app',
      meaning:
        'Name in browser titles and emails. A new name [signs everyone out](/troubleshooting/installation#everyone-is-signed-out-after-a-new-app_name).',
      default: 'Mixpost',
      example: 'Mixpost',
      inTemplate: all,
    },
    {
      name: 'APP_KEY',
      type: 'text',
      readBy: 'app',
      meaning:
        '`base64:` followed by the output of `openssl rand -base64 32`. Encrypts service keys, account tokens, and cookies. Never change it later.',
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
      meaning: "Selects Horizon's workers, which start only if the value is `production` or `local`.",
      default: 'production',
      example: 'production',
    },
    {
      name: 'APP_DEBUG',
      type: 'boolean',
      readBy: 'app',
      meaning:
        'Set `true` only while you look for an error: pages then show the real error instead of "Internal error", and secrets with it.',
      default: 'false',
      example: 'false',
      inTemplate: all,
    },
    {
      name: 'APP_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        'Public URL: scheme, host, and a port if it has one, without a path or a trailing slash. Every link uses its scheme.',
      default: 'http://localhost',
      exampleFile: 'https://example.com',
      example: 'https://[[domain]]',
      missing: 'Links start with `http`, and URLs of media with `http://localhost`.',
      isRequired: true,
      inTemplate: all,
    },
    {
      name: 'ASSET_URL',
      type: 'address',
      readBy: 'app',
      meaning: "Base URL of scripts and styles, if they're on another host, such as a CDN.",
      default: '',
      example: 'https://cdn.example.com',
      missing: 'They come from the host of the pages.',
    },
    {
      name: 'BCRYPT_ROUNDS',
      type: 'number',
      editions: paid,
      readBy: 'app',
      meaning: 'Rounds for hashing passwords with bcrypt.',
      default: '10',
      example: '10',
    },
  ],
};
