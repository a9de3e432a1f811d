// @ts-check

/**
 * @typedef {object} Claim
 * @property {string} fact
 * @property {RegExp} [said] what a line that says it matches, outside of tables of the API
 * @property {string} [owner] the section that says it with the mark; other lines can link to it instead
 * @property {string} check ends "To check, …"
 * @property {string} confirmed ends "If confirmed, …"
 * @property {string} otherwise ends "Otherwise, …"
 */

/**
 * What readers act on although no source that they can open confirms it. Each has one check on the reader's own
 * installation, and what to do in both cases. `<Unverified claim="…" />` marks every sentence that says it, and a test
 * finds those without the mark.
 *
 * @type {Readonly<Record<string, Claim>>}
 */
export const claims = {
  'download-at-start': {
    fact: 'Pro and Enterprise download Mixpost each time the container starts',
    said: /downloads? (?:the )?\[?(?:downloads the )?latest\s+release|takes these steps/,
    owner: '/server#when-the-container-downloads-mixpost',
    check: 'run `docker compose exec mixpost cat /usr/local/bin/start.sh`, and look for `composer create-project`',
    confirmed: 'back up before each start',
    otherwise: 'the release only changes with the image',
  },
  'license-end': {
    fact: 'Mixpost keeps working when the license ends',
    said: /(?:version|term|have) keeps working/,
    check: 'read the [terms](https://mixpost.app/terms-of-use)',
    confirmed: 'renew only to get updates',
    otherwise: 'renew before it ends',
  },
  'callback-url': {
    fact: 'Callback URLs of Threads and Google Business Profile, and `MIXPOST_CALLBACK_PATH`',
    said: /MIXPOST_CALLBACK_PATH` sets|Path of the callback URLs/,
    check: "start to connect an account, and read `redirect_uri` in the URL of the network's page",
    confirmed: 'keep the registered URL',
    otherwise: 'register the one you see',
  },
  'payment-url': {
    fact: 'Webhook URLs of Paddle and Paystack',
    said: /route:list --path=webhook/,
    check: 'run `php artisan route:list --path=webhook` on your server',
    confirmed: 'keep the registered URL',
    otherwise: 'register the listed one',
  },
  'x-analytics': {
    fact: 'Pro 7.0.3 and later can limit what Mixpost reads from X',
    said: /(?:limit|how much|analytics).* reads from X|turn X analytics off/,
    owner: '/services/social/x#what-x-charges-for',
    check: 'read 7.0.3 in the [release notes](https://mixpost.app/releases/pro)',
    confirmed: 'choose the smallest period that you report on',
    otherwise: "remove X accounts that don't need reports",
  },
  'response-times': {
    fact: 'Times in API responses are in UTC',
    said: /They're in UTC/,
    check:
      'schedule a post with the `timezone` `Asia/Tokyo`, and compare `scheduled_at`, which is nine hours earlier in UTC',
    confirmed: 'convert from UTC',
    otherwise: 'use the difference that you see',
  },
  'post-events': {
    fact: 'The events `post.created` and `post.updated`',
    check: "open the webhook's form, which lists the events of your version",
    confirmed: 'select them',
    otherwise: 'use `post.scheduled`',
  },
  'provider-keys': {
    fact: 'The keys `linkedin_page`, `threads`, `bluesky`, and `gbp`',
    check: '[list your accounts](/api/accounts/list), and read `provider`',
    confirmed: 'compare with these keys',
    otherwise: 'compare with the ones you see',
  },
};
