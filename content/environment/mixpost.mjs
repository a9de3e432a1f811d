// @ts-check
import { oldCorePath, rootSince } from './core-path.mjs';
import { paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const paths = {
  title: 'Paths',
  keys: [
    {
      name: 'MIXPOST_CORE_PATH',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: {
        pro: 'Path after the domain in every URL, including the API and the callback URLs. If you change it, register the new callback URLs on every network.',
        enterprise:
          'Path after the domain in every URL, including the API, the callback URLs, and the payment webhook. If you change it, register the new URLs on every network and payment platform.',
      },
      default: {
        pro: `empty since Pro ${rootSince.pro}, \`${oldCorePath}\` before`,
        enterprise: `empty since Enterprise ${rootSince.enterprise}, \`${oldCorePath}\` before`,
      },
      exampleFile: { pro: '`mixpost` in Pro 6.0.0', enterprise: '`mixpost` in Enterprise 6.0.0' },
      example: '[[core-path]]',
      missing: {
        pro: `Pro ${rootSince.pro} runs at the root of the domain. Its upgrade script writes \`${oldCorePath}\`.`,
        enterprise: `Enterprise ${rootSince.enterprise} runs at the root of the domain. Its upgrade script writes \`${oldCorePath}\`.`,
      },
      inTemplate: paid,
    },
    {
      name: 'MIXPOST_CALLBACK_PATH',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: 'Path of the callback URLs, separate from the core path <Unverified claim="callback-url" />.',
      missing: 'Callback URLs use `MIXPOST_CORE_PATH`.',
      example: 'mixpost',
      since: { pro: '7', enterprise: '8' },
    },
    {
      name: 'FORCE_CORE_PATH_CALLBACK_TO_NATIVE',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Keeps callback URLs at `mixpost` when you set a different core path.',
      installer: 'false',
      example: 'false',
    },
    {
      name: 'MIXPOST_PUBLIC_PAGES_PREFIX',
      type: 'path',
      editions: paid,
      readBy: 'package',
      meaning: 'Path of the public pages, such as terms and privacy.',
      installer: 'pages',
      example: 'pages',
    },
  ],
};

/** @param {string} pro */
const withCore = (pro) => ({
  pro,
  enterprise: `${pro} Requires [Pro core](/enterprise/updating#which-version-you-have) 4.5 or later.`,
});

const inPublishedConfig =
  "Laravel guard that protects Mixpost's pages. Documented only for Lite, so look for it in your published `config/mixpost.php`.";

/** @type {import('./types').EnvironmentGroup} */
export const mixpost = {
  title: "Mixpost's own keys",
  intro: {
    lite: 'In your own Laravel application, Lite reads only these keys and those under [Uploads and media](#uploads-and-media); your configuration reads the others.',
    pro: 'Where no default is listed, use the value that the installer writes.',
    enterprise: 'Where no default is listed, use the value that the installer writes.',
  },
  keys: [
    {
      name: 'MIXPOST_AUTH_GUARD',
      type: 'text',
      readBy: 'package',
      meaning: {
        lite: 'Laravel guard that protects the URLs below `/mixpost`.',
        pro: inPublishedConfig,
        enterprise: inPublishedConfig,
      },
      default: { lite: 'web' },
      example: 'web',
    },
    {
      name: 'MIXPOST_CACHE_PREFIX',
      type: 'text',
      readBy: 'package',
      meaning: "Prefix of Mixpost's cache keys.",
      default: { lite: 'mixpost' },
      installer: { pro: 'mixpost', enterprise: 'mixpost' },
      example: 'mixpost',
    },
    {
      name: 'MIXPOST_LOG_CHANNEL',
      type: 'text',
      readBy: 'package',
      meaning: {
        lite: "Log channel for errors from the networks' APIs. Leave it empty: the standalone app has no channel named `mixpost`.",
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
      meaning:
        "Language of new users. Existing users look in their profile for it, the time zone, and the clock. Other codes aren't documented.",
      installer: 'en-GB',
      example: 'en-GB',
    },
    {
      name: 'MIXPOST_TIMEZONE',
      type: 'text',
      editions: paid,
      readBy: 'package',
      meaning: withCore('Time zone in the profile of new users. Posts use the one in the profile.'),
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
      meaning: withCore('The clock of new users, in hours.'),
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
      meaning: withCore('First day of the week in the calendar: `0` for Sunday, `1` for Monday.'),
      installer: '1',
      example: '1',
      since: { pro: '4.5', enterprise: '5' },
    },
    {
      name: 'MIXPOST_FORGOT_PASSWORD',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning:
        "Whether users can reset a forgotten password, which requires [mail](#mail). Set it: the default isn't documented.",
      installer: 'true',
      example: 'true',
      inTemplate: paid,
    },
    {
      name: 'MIXPOST_TWO_FACTOR_AUTH',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning: 'Whether users can turn on two-factor authentication.',
      installer: 'true',
      example: 'true',
      inTemplate: paid,
    },
    {
      name: 'MIXPOST_API_ACCESS_TOKENS',
      type: 'boolean',
      editions: paid,
      readBy: 'package',
      meaning:
        'Whether the [API](/api/) has access tokens. `false` turns the feature off; whether existing tokens stop working is unverified, so [delete them first](/guides/security#turn-off-api-tokens-if-you-dont-use-them).',
      installer: 'true',
      example: 'true',
      inTemplate: paid,
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
