import { expect, test } from 'vitest';
import { advisories } from '@/content/advisories/all.mjs';
import { diagnose } from '@/lib/browser/doctor/diagnose';
import { search } from './search';

/**
 * What programs print about each advisory, as its sources, networks, and scanners such as Nuclei, Trivy, and Composer
 * write it. An empty list is for one that prints nothing, or nothing that a source quotes.
 */
const messages: Readonly<Record<string, readonly string[]>> = {
  'php-november-2026': [
    'phpAfterShell',
    '[CVE-2026-129289] [http] [critical] https://social.example.com/',
    '│ php8.3-fpm │ CVE-2026-129289 │ CRITICAL │ fixed │ 8.3.36-1+ubuntu24.04 │ 8.3.37-1+ubuntu24.04 │ https://avd.aquasec.com/nvd/cve-2026-129289 │',
  ],
  php2shell: [
    'php2shell',
    '[CVE-2026-109618] [http] [critical] https://social.example.com/',
    '[critical] 203.0.113.7:443 PHP 8.2.30 CVE-2026-109618 unauthenticated remote code execution (php2shell)',
    '│ php8.4-fpm │ CVE-2026-109619 │ CRITICAL │ fixed │ 8.4.26-1+ubuntu24.04 │ 8.4.27-1+ubuntu24.04 │ https://avd.aquasec.com/nvd/cve-2026-109619 │',
  ],
  'lite-callback-script': ['inovector/mixpost: Reflected XSS via OAuth Callback Error Parameter in Mixpost'],
  'lite-log-viewer': ['inovector/mixpost: Security: Path Traversal in System Log Download/Clear endpoints'],
  'dokploy-app-key': [],
  'lite-mastodon-guzzle': ['This Mastodon server is not responding or does not exist.'],
  'horizon-stop-when-empty-for': [
    'The "stop-when-empty-for" option does not exist.',
    'mixpost-1  | [2026-05-20 08:12:03] production.ERROR: The "stop-when-empty-for" option does not exist.',
  ],
  'partial-failure': [],
  'api-schedule-draft': ['{"message":"This post cannot be scheduled! The date is in the past."}'],
  'youtube-notifies-subscribers': [],
  'link-preview-fails': [
    'GuzzleHttp\\Exception\\ConnectException: cURL error 6: Could not resolve host: templates (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for templates/htw/images/blank.gif',
  ],
  'lite-internal-error-after-hours': ['Internal error after some hours, gone after a restart'],
  'lite-video-without-ffmpeg': [],
  'mastodon-video-processing': [
    '{ "error": "Cannot attach files that have not finished processing. Try again in a moment!" }',
  ],
  'lite-prune-command': ['Command "mixpost:prune-temporary-directory" is not defined.'],
  'lite-thumbnails': [],
  'lite-mastodon-links': [],
  'pro-redirect-loop': ['ERR_TOO_MANY_REDIRECTS with MIXPOST_CORE_PATH='],
  'lite-1-x-media': [],
  'lite-facebook-version': [],
  'lite-calendar-zones': [],
  'lite-editor-lines': [],
  'facebook-v20': [],
  'tenor-closed': ['No GIFs found.'],
  'instagram-media-fetch': [
    '2207052',
    '{"error":{"code":9004,"type":"OAuthException","message":"Only photo or video can be accepted as media type.","error_subcode":2207052,"error_user_msg":"The media could not be fetched from this URI: ."}}',
  ],
  'x-pay-per-use': ['Undefined property: stdClass::$data'],
  'linkedin-version': [
    'NONEXISTENT_VERSION',
    '{"code":"NONEXISTENT_VERSION","status":426,"message":"Requested version 20240701 is not active"}',
  ],
  'facebook-groups': [],
};

const firstResultOf = async (text: string) => (await search(text)).results[0]?.hits[0]?.url;

/** Returns whether a section is about an advisory. A network's page shows its alerts above the errors they cause. */
function isAbout(section: string | undefined, { kind, at }: (typeof advisories)[number]): boolean {
  const page = at.replace(/#.*/, '');
  return section === at || (kind === 'network' && section?.startsWith(`${page}#`) === true);
}

test('every advisory says what programs print about it', () => {
  expect(Object.keys(messages).sort()).toEqual(advisories.map(({ id }) => id).sort());
});

const cases = advisories.flatMap((advisory) => (messages[advisory.id] ?? []).map((text) => [text, advisory] as const));

test.each(cases)('the log doctor names the advisory first for %s', (text, advisory) => {
  const { causes } = diagnose(text, null, true);
  expect(causes[0]?.signature.at).toContainEqual(expect.toSatisfy((section: string) => isAbout(section, advisory)));
});

test.each(cases)('the search finds the advisory first for %s', async (text, advisory) => {
  const first = await firstResultOf(text);
  expect(isAbout(first, advisory), first).toBe(true);
});

test.each(advisories)('the search finds the advisory first for its title: $title', async (advisory) => {
  const first = await firstResultOf(advisory.title.replaceAll('`', ''));
  expect(isAbout(first, advisory), first).toBe(true);
});
