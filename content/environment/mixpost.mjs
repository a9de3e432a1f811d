// @ts-check
import { paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const addresses = {
  title: 'Addresses',
  keys: [
    {
      name: 'MIXPOST_CORE_PATH',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: {
        pro: 'Path between the domain and each page. The dashboard, the API, and callback addresses are below it. If you change it, enter new callback addresses at every network.',
        enterprise:
          'Path between the domain and each page. The dashboard, the API, callback addresses, and the payment webhook are below it. If you change it, enter new addresses at every network and payment platform.',
      },
      default: {
        pro: 'empty since Pro 7, `mixpost` before',
        enterprise: 'empty since Enterprise 8, `mixpost` before',
      },
      exampleFile: { pro: '`mixpost` in Pro 6.0.0', enterprise: '`mixpost` in Enterprise 6.0.0' },
      example: '[[core-path]]',
      missing: {
        pro: 'In Pro 7 and later, everything moves to the root of the domain. The upgrade script for Pro 7 sets `mixpost` to prevent that.',
        enterprise:
          'In Enterprise 8 and later, everything moves to the root of the domain. The upgrade script for Enterprise 8 sets `mixpost` to prevent that.',
      },
      inTemplate: ['enterprise'],
    },
    {
      name: 'MIXPOST_CALLBACK_PATH',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: 'Path of the callback addresses, separate from the core path <Confidence method="reported" />.',
      missing:
        'Callback addresses follow `MIXPOST_CORE_PATH`. Without a core path, they begin at the root of the domain.',
      example: 'mixpost',
      since: { pro: '7', enterprise: '8' },
    },
    {
      name: 'FORCE_CORE_PATH_CALLBACK_TO_NATIVE',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Keeps callback addresses at `mixpost` when you set a different core path.',
      installer: 'false',
      example: 'false',
    },
    {
      name: 'MIXPOST_PUBLIC_PAGES_PREFIX',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: 'Path of the public pages, such as terms and privacy. Change it if it conflicts with your own routes.',
      installer: 'pages',
      example: 'pages',
    },
  ],
};

/** @type {import('./types').EnvironmentGroup} */
export const mixpost = {
  title: "Mixpost's own keys",
  intro: {
    lite: 'The Lite package itself only reads these three keys and the three under [Uploads and media](#uploads-and-media). In your own Laravel application, all other keys depend on your configuration.',
    pro: "If a key below has no default, the package sets one that isn't public. Use the value that the installer writes.",
    enterprise:
      "If a key below has no default, the package sets one that isn't public. Use the value that the installer writes.",
  },
  keys: [
    {
      name: 'MIXPOST_AUTH_GUARD',
      type: 'text',
      editions: ['lite', 'enterprise'],
      readBy: 'package',
      meaning: {
        lite: 'Laravel guard that protects the addresses below `/mixpost`.',
        enterprise: 'Laravel guard that protects the pages of Mixpost.',
      },
      default: 'web',
      example: 'web',
    },
    {
      name: 'MIXPOST_CACHE_PREFIX',
      type: 'text',
      readBy: 'package',
      meaning: 'Prefix of the cache keys for settings and services.',
      default: { lite: 'mixpost' },
      installer: { pro: 'mixpost', enterprise: 'mixpost' },
      example: 'mixpost',
    },
    {
      name: 'MIXPOST_LOG_CHANNEL',
      type: 'text',
      readBy: 'package',
      meaning: {
        lite: "Log channel for errors from the networks' APIs. Leave it empty: the standalone application has no channel named `mixpost`.",
        pro: "Log channel for Mixpost's own errors. The channel `mixpost` writes to `storage/logs/mixpost.log`.",
        enterprise: "Log channel for Mixpost's own errors. The channel `mixpost` writes to `storage/logs/mixpost.log`.",
      },
      default: { lite: '' },
      exampleFile: { pro: 'mixpost', enterprise: 'mixpost' },
      example: { lite: 'daily', pro: 'mixpost', enterprise: 'mixpost' },
      missing: { lite: 'The errors go to the default channel.' },
      inTemplate: paid,
    },
    {
      name: 'MIXPOST_DEFAULT_LOCALE',
      type: 'text',
      editions: paid,
      readBy: 'package',
      meaning: 'Default language of new users.',
      installer: 'en-GB',
      example: 'en-GB',
    },
    {
      name: 'MIXPOST_TIMEZONE',
      type: 'text',
      editions: paid,
      readBy: 'package',
      meaning: 'Default time zone in the profile of new users. Posts use the time zone of the profile, not this key.',
      installer: 'UTC',
      example: 'Europe/Berlin',
      since: { pro: '4.5', enterprise: '5' },
    },
    {
      name: 'MIXPOST_TIME_FORMAT',
      type: 'choice',
      choices: ['12', '24'],
      editions: paid,
      readBy: 'package',
      meaning: 'Default clock of new users, with 12 or 24 hours.',
      installer: '12',
      example: '24',
      since: { pro: '4.5', enterprise: '5' },
    },
    {
      name: 'MIXPOST_FIRST_DAY_WEEK',
      type: 'choice',
      choices: ['0', '1'],
      editions: paid,
      readBy: 'package',
      meaning: 'First day of the week in the calendar: `0` is Sunday, `1` is Monday.',
      installer: '1',
      example: '1',
      since: { pro: '4.5', enterprise: '5' },
    },
    {
      name: 'MIXPOST_FORGOT_PASSWORD',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users can reset a forgotten password. The reset needs working [mail](#mail).',
      installer: 'true',
      example: 'true',
    },
    {
      name: 'MIXPOST_TWO_FACTOR_AUTH',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users can turn on two-factor authentication.',
      installer: 'true',
      example: 'true',
    },
    {
      name: 'MIXPOST_API_ACCESS_TOKENS',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users can create access tokens for the [API](/api/).',
      installer: 'true',
      example: 'true',
    },
    {
      name: 'MIXPOST_AUTO_SUBSCRIBE_POST_ACTIVITIES',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users automatically follow the activity of posts.',
      installer: 'false',
      example: 'false',
    },
  ],
};
