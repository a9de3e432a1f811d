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
        pro: 'The part of the address between domain and page: dashboard, API and callback addresses lie below it. A change means new callback addresses at every network.',
        enterprise:
          'The part of the address between domain and page: dashboard, API, callback addresses and the payment webhook lie below it. A change means new addresses at every network and payment platform.',
      },
      default: {
        pro: 'nothing from Pro 7, `mixpost` before',
        enterprise: 'nothing from Enterprise 8, `mixpost` before',
      },
      exampleFile: { pro: '`mixpost` in Pro 6.0.0', enterprise: '`mixpost` in Enterprise 6.0.0' },
      example: '[[core-path]]',
      missing: {
        pro: 'From Pro 7 on, everything moves to the root of the domain. The upgrade script to Pro 7 therefore writes `mixpost`.',
        enterprise:
          'From Enterprise 8 on, everything moves to the root of the domain. The upgrade script to Enterprise 8 therefore writes `mixpost`.',
      },
      inTemplate: ['enterprise'],
    },
    {
      name: 'MIXPOST_CALLBACK_PATH',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning:
        'Path of the callback addresses, apart from the core path. One operator pins it to `mixpost` beside the core path.',
      missing:
        'Callback addresses usually follow `MIXPOST_CORE_PATH`: without one they begin at the root of the domain.',
      example: 'mixpost',
      since: { pro: '7', enterprise: '8' },
    },
    {
      name: 'FORCE_CORE_PATH_CALLBACK_TO_NATIVE',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Usually keeps callback addresses at `mixpost`, although the core path is another.',
      installer: 'false',
      example: 'false',
    },
    {
      name: 'MIXPOST_PUBLIC_PAGES_PREFIX',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning:
        'Path of the public pages, such as terms and privacy. Another value avoids a clash with routes of your own.',
      installer: 'pages',
      example: 'pages',
    },
  ],
};

/** @type {import('./types').EnvironmentGroup} */
export const mixpost = {
  title: "Mixpost's own keys",
  intro: {
    lite: 'The Lite package itself reads these three keys and the three under [Uploads and media](#uploads-and-media), and no others. In a Laravel application of your own, all other keys follow your own configuration.',
    pro: "Where no default stands below, the package sets one that is not public. What the vendor's server installer writes is then the safe value.",
    enterprise:
      "Where no default stands below, the package sets one that is not public. What the vendor's server installer writes is then the safe value.",
  },
  keys: [
    {
      name: 'MIXPOST_AUTH_GUARD',
      type: 'text',
      editions: ['lite', 'enterprise'],
      readBy: 'package',
      meaning: {
        lite: 'Laravel guard that protects the addresses below `/mixpost`.',
        enterprise: 'Laravel guard that protects the pages of Mixpost, as in Lite.',
      },
      default: 'web',
      example: 'web',
    },
    {
      name: 'MIXPOST_CACHE_PREFIX',
      type: 'text',
      readBy: 'package',
      meaning: 'Start of the cache keys for settings and services.',
      default: { lite: 'mixpost' },
      installer: { pro: 'mixpost', enterprise: 'mixpost' },
      example: 'mixpost',
    },
    {
      name: 'MIXPOST_LOG_CHANNEL',
      type: 'text',
      readBy: 'package',
      meaning: {
        lite: "Log channel for errors of the networks' APIs. Leave it empty: the standalone application has no channel named `mixpost`.",
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
      meaning: 'Language that new users begin with.',
      installer: 'en-GB',
      example: 'en-GB',
    },
    {
      name: 'MIXPOST_TIMEZONE',
      type: 'text',
      editions: paid,
      readBy: 'package',
      meaning: 'Time zone in the profile of new users. Posts follow the profile, not this key.',
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
      meaning: 'Hours of the clock that new users begin with.',
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
      meaning: 'Whether users can protect their sign-in with a second factor.',
      installer: 'true',
      example: 'true',
    },
    {
      name: 'MIXPOST_API_ACCESS_TOKENS',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users may create access tokens for the [API](/api/).',
      installer: 'true',
      example: 'true',
    },
    {
      name: 'MIXPOST_AUTO_SUBSCRIBE_POST_ACTIVITIES',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Usually decides whether users follow the activity of posts without asking for it.',
      installer: 'false',
      example: 'false',
    },
  ],
};
