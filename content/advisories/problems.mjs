// @ts-check
/** @import { Advisory } from './types' */

const changelog = 'https://github.com/inovector/mixpost/blob/df57648b866310446703f5294350552b62735df5/CHANGELOG.md';

/**
 * Returns a problem of all releases of Lite before the one whose changelog lists the fix.
 *
 * @param {Pick<Advisory, 'id' | 'title' | 'date' | 'now'> & { fixedIn: string, at?: string }} problem
 * @returns {Advisory}
 */
const fixedInLite = ({ fixedIn, at = '/guides/advisories#known-problems', ...problem }) => ({
  ...problem,
  kind: 'problem',
  affects: [{ edition: 'lite', before: fixedIn }],
  fixedIn,
  at,
  sources: [changelog],
  method: 'stated',
});

/**
 * Known problems of releases, newest first.
 *
 * @type {readonly Advisory[]}
 */
export const problems = [
  {
    id: 'lite-mastodon-guzzle',
    kind: 'problem',
    title:
      "`This Mastodon server is not responding or does not exist.`: without Docker, a new server can't be registered",
    date: '2026-06-29',
    affects: [{ edition: 'lite' }],
    fixedIn: null,
    now: 'Register the app with the command.',
    at: '/services/social/mastodon#this-mastodon-server-is-not-responding-or-does-not-exist',
    sources: ['https://github.com/guzzle/guzzle/pull/3715'],
    method: 'run',
  },
  {
    id: 'horizon-stop-when-empty-for',
    kind: 'problem',
    title: '`The "stop-when-empty-for" option does not exist.`: Horizon runs, but its workers crash',
    date: '2026-05-19',
    affects: [
      { edition: 'lite', from: '2.2.0' },
      { edition: 'pro', from: '3.6.0' },
      { edition: 'enterprise', from: '4.1.0' },
    ],
    fixedIn: 'Horizon 5.46.1',
    now: 'Update Horizon together with Laravel.',
    at: '/guides/advisories#horizon-stop-when-empty-for',
    sources: ['https://github.com/laravel/horizon/issues/1767', 'https://github.com/laravel/framework/pull/60176'],
    method: 'reported',
  },
  {
    id: 'partial-failure',
    kind: 'problem',
    title: 'A post counts as failed if one of its accounts fails',
    date: '2026-04-10',
    affects: [{ edition: 'lite' }, { edition: 'pro' }, { edition: 'enterprise' }],
    fixedIn: null,
    now: 'Publish again only to the account that failed.',
    at: '/troubleshooting/queues#a-post-is-failed-but-was-published-on-some-networks',
    sources: [
      'https://github.com/inovector/mixpost/issues/201',
      'https://github.com/inovector/mixpost/blob/v2.3.0/src/Actions/PublishPost.php',
    ],
    method: 'reported',
  },
  {
    id: 'api-schedule-draft',
    kind: 'problem',
    title: '`This post cannot be scheduled! The date is in the past.` although the API request has a later time',
    date: '2026-04-08',
    affects: [
      { edition: 'pro', before: '7' },
      { edition: 'enterprise', before: '8' },
    ],
    fixedIn: 'Pro 7 and Enterprise 8',
    now: '[Update the post](/api/posts/update) with its time, then schedule it.',
    at: '/guides/api-schedule#this-post-cannot-be-scheduled-the-date-is-in-the-past',
    sources: ['https://github.com/inovector/mixpost/issues/200'],
    method: 'reported',
  },
  {
    id: 'youtube-notifies-subscribers',
    kind: 'problem',
    title: 'YouTube notifies subscribers of every video',
    date: '2025-12-29',
    affects: [{ edition: 'pro' }, { edition: 'enterprise' }],
    fixedIn: null,
    now: 'Spread out your videos.',
    at: '/guides/limits#what-mixpost-doesnt-do',
    sources: ['https://github.com/inovector/mixpost/issues/186'],
    method: 'reported',
  },
  {
    id: 'link-preview-fails',
    kind: 'problem',
    title: 'A post to Bluesky or LinkedIn fails without an error if the linked page has a wrong picture address',
    date: '2025-12-04',
    affects: [{ edition: 'pro' }, { edition: 'enterprise' }],
    fixedIn: null,
    now: 'Remove the link, or link to a page with a preview picture that loads.',
    at: '/services/social/bluesky/troubleshooting#curl-error-6-could-not-resolve-host-templates',
    sources: ['https://github.com/inovector/mixpost/issues/184'],
    method: 'reported',
  },
  {
    id: 'lite-internal-error-after-hours',
    kind: 'problem',
    title: '`Internal error` after some hours, gone after a restart',
    date: '2025-11-15',
    affects: [{ edition: 'lite', from: '2.3.0' }],
    fixedIn: null,
    now: 'Restart the container.',
    at: '/troubleshooting/installation#internal-error-after-some-hours-gone-after-a-restart',
    sources: ['https://github.com/inovector/mixpost/issues/182'],
    method: 'reported',
  },
  fixedInLite({
    id: 'lite-video-without-ffmpeg',
    title: "Videos can't be uploaded without FFmpeg",
    date: '2025-05-28',
    fixedIn: '2.2.0',
    now: 'Install FFmpeg, or update.',
    at: '/troubleshooting/media#no-thumbnail-for-videos',
  }),
  {
    id: 'mastodon-video-processing',
    kind: 'problem',
    title: '`Cannot attach files that have not finished processing.`: videos for Mastodon fail',
    date: '2025-03-23',
    affects: [{ edition: 'lite', from: '2.1.3' }],
    fixedIn: null,
    now: 'Publish the post again later, or use a smaller video.',
    at: '/services/social/mastodon#cannot-attach-files-that-have-not-finished-processing-try-again-in-a-moment',
    sources: ['https://github.com/inovector/mixpost/issues/146'],
    method: 'reported',
  },
  {
    id: 'lite-prune-command',
    kind: 'problem',
    title: '`Command "mixpost:prune-temporary-directory" is not defined` every hour',
    date: '2025-03-06',
    affects: [{ edition: 'lite', from: '2.0.0', before: '2.1.3' }],
    fixedIn: '2.1.3',
    now: 'Update.',
    at: '/troubleshooting/installation#command-mixpostprune-temporary-directory-is-not-defined',
    sources: ['https://github.com/inovector/mixpost/issues/137', changelog],
    method: 'stated',
  },
  fixedInLite({
    id: 'lite-thumbnails',
    title: 'Some videos get no thumbnail',
    date: '2025-02-21',
    fixedIn: '2.1.2',
    now: 'Update.',
    at: '/troubleshooting/media#no-thumbnail-for-videos',
  }),
  fixedInLite({
    id: 'lite-mastodon-links',
    title: 'Links count with the wrong length in Mastodon posts',
    date: '2025-02-12',
    fixedIn: '2.1.1',
    now: 'Shorten the text, or update.',
  }),
  {
    id: 'pro-redirect-loop',
    kind: 'problem',
    title: '`ERR_TOO_MANY_REDIRECTS` with an empty core path',
    date: '2025-01-26',
    affects: [
      { edition: 'pro', before: '7' },
      { edition: 'enterprise', before: '8' },
    ],
    fixedIn: 'Pro 7 and Enterprise 8',
    now: 'Set `MIXPOST_CORE_PATH=mixpost`.',
    at: '/guides/advisories#pro-redirect-loop',
    sources: ['https://github.com/inovector/mixpost/issues/126'],
    method: 'reported',
  },
  fixedInLite({
    id: 'lite-1-x-media',
    title:
      "Videos and GIFs for X fail, the calendar ignores the filter by tags, and Facebook's temporary files aren't deleted",
    date: '2025-01-18',
    fixedIn: '2.0.0',
    now: '[Upgrade to Lite 2](/lite/upgrading/upgrading-v2).',
  }),
  fixedInLite({
    id: 'lite-facebook-version',
    title:
      "The version in the Facebook service isn't checked correctly, and removing a version of a post isn't confirmed correctly",
    date: '2024-06-14',
    fixedIn: '1.7.1',
    now: 'Update.',
  }),
  fixedInLite({
    id: 'lite-calendar-zones',
    title: "The calendar's month is wrong in time zones west of UTC, and media items are broken in Safari",
    date: '2024-05-09',
    fixedIn: '1.6.0',
    now: 'Update.',
  }),
  fixedInLite({
    id: 'lite-editor-lines',
    title:
      "Pasted text loses its empty lines, Mastodon's character count is wrong, and the calendar doesn't load media",
    date: '2024-04-12',
    fixedIn: '1.5.2',
    now: 'Update.',
  }),
];
