import type { GoldenQuery } from './golden-query';
import { randomSections } from './random-sections';

/**
 * Queries that were written after the rules, by reading the headings of pages and sections picked at random, and that the rules were not tuned on: they tell whether the
 * rules hold for what nobody has written down.
 */
export const holdOut: Readonly<Record<string, readonly GoldenQuery[]>> = {
  identifiers: [
    ['SESSION_LIFETIME', '/*#session_lifetime'],
    ['mysql_attr_ssl_ca', '/*#mysql_attr_ssl_ca'],
    ['REVERB_APP_PING_INTERVAL', '/*#reverb_app_ping_interval'],
    ['mixpost_first_day_week', '/*#mixpost_first_day_week'],
    ['POSTMARK_TOKEN', '/*#postmark_token'],
    ['PAPERTRAIL_PORT', '/*#papertrail_port'],
    ['MIXPOST_CHUNKED_UPLOAD_SIZE', '/*#mixpost_chunked_upload_size'],
    ['invalid_client_metadata', '/services/social/bluesky/troubleshooting#invalid_client_metadata'],
    [
      'private_key_jwt',
      '/services/social/bluesky/troubleshooting#client-authentication-method-private_key_jwt-requires',
    ],
    ['JOB_STATE_FAILED', '/services/social/bluesky/troubleshooting#job_state_failed-or-a-video-is-rejected'],
    ['NONEXISTENT_VERSION', '/services/social/linked-in/#nonexistent_version'],
    ['unauthorized_scope_error', '/services/social/linked-in/#unauthorized_scope_error'],
    ['is_original', '/api/posts/create', '/api/posts/update', '/api/posts/get', '/webhooks/*'],
    [
      'doctrine/dbal',
      '/pro/upgrading/upgrading-v1#doctrinedbal*',
      '/pro/upgrading/upgrading-v3#*doctrinedbal*',
      '/enterprise/upgrading/upgrading-v4#*doctrinedbal*',
    ],
    ['/broadcasting/auth', '/*#*broadcastingauth*'],
  ],
  'error texts': [
    [
      'Fatal error: Uncaught RangeError [ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH]: Input buffers must have the same byte length',
      '/webhooks/secure#rangeerror*',
    ],
    ['NoSuchBucket: The specified bucket does not exist (client): 404 Not Found', '/guides/s3#nosuchbucket'],
    ['Error executing "PutObject" on "https://s3.eu-west-1.amazonaws.com/x": AccessDenied', '/guides/s3#accessdenied'],
    [
      'InvalidAccessKeyId The AWS Access Key Id you provided does not exist in our records.',
      '/guides/s3#invalidaccesskeyid',
    ],
    ["SQLSTATE[42S22]: Column not found: 1054 Unknown column 'uuid' in 'field list'", '/*#unknown-column*'],
    ['Warning: failed to download horizon.php', '/*#warning-failed-to-download-horizonphp*'],
    [
      'Error: migration file not found at vendor/inovector/mixpost-pro-team/database/migrations/upgrade_mixpost_v6.php',
      '/*#error-migration-file-not-found*',
    ],
    [
      'The connection test cannot read the provider https://login.microsoftonline.com',
      '/services/sso#the-connection-test-cannot-read-the-provider',
    ],
    [
      'ExpiredToken: Token has expired',
      '/services/social/bluesky/troubleshooting#expiredtoken',
      '/*#access-token-expired',
    ],
    [
      'The redirect_uri does not match the registered value',
      '/services/social/linked-in/#the-redirect_uri-does-not-match-the-registered-value',
    ],
    ['Class "Inovector\\Mixpost\\Facades\\Services" not found', '/lite/upgrading/upgrading-v2#class-inovector*'],
    ['Platform plan not found.', '/enterprise/configuration/*#platform-plan-not-found*'],
    [
      'This workspace does not have an active subscription.',
      '/enterprise/configuration/billing#this-workspace-does-not-have-an-active-subscription',
    ],
    [
      'The video must not be greater than 200 MB',
      '/*#the-video-must-no-be-greater-than-200-mb',
      '/*#the-image-must-not*',
    ],
    ['remote file download not found 404', '/api/media/upload#remote-file-download-not-found'],
    [
      'could not resolve host: templates (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) cURL error 6',
      '/services/social/bluesky/troubleshooting#curl-error-6*',
      '/services/social/linked-in/#could-not-resolve-host-templates',
    ],
  ],
  typos: [
    ['reverse porxy', '/*#*proxy*', '/*/installation/docker', '/troubleshooting'],
    ['enterpise onboarding', '/enterprise/configuration/onboarding'],
    ['yotube quota', '/services/social/google/youtube-quota'],
    ['padle billing', '/services/payment/paddle-billing', '/services/payment/paddle'],
    ['comunity management api', '/services/social/linked-in/community-management-api'],
    ['cusotm scripts', '/enterprise/configuration/scripts'],
    [
      'permisions storage',
      '/*#file-permissions',
      '/*#*permission*',
      '/server#create-the-tables-and-set-the-permissions',
    ],
    ['horizon dashbord', '/*#*horizon-dashboard*', '/*#dashboard*', '/guides/horizon', '/*#who*horizon', '/*#*horizon'],
    ['wokspace uuid', '/api/#find-the-workspace-uuid'],
    ['tumbnail video', '/troubleshooting#no-thumbnail-for-videos'],
  ],
  'other names': [
    ['yt shorts', '/services/social/google/*'],
    ['backups', '/*#*back-up*', '/server#backup'],
    ['fediverse', '/services/social/mastodon'],
    ['azure ad login', '/services/sso', '/services/sso#everybody-is-refused-with-entra-id-or-authentik'],
    ['erase several posts', '/api/posts/delete-multiple'],
    ['stale config cache', '/*#*env*', '/*#apply*', '/*#*cache*'],
    ['video thumbnails', '/troubleshooting#no-thumbnail-for-videos', '/api/posts/create', '/*#ff*_path'],
    ['ssl error', '/troubleshooting#curl-error-60*', '/*#*certificate*', '/*#*tls*', '/*#*https*'],
  ],
  questions: [
    ['how do I stop bots from signing up', '/enterprise/configuration/onboarding#bots-sign-up'],
    ['can two posts be deleted at once', '/api/posts/delete-multiple'],
    ['how do I list media folders', '/api/media/list#list-the-folders', '/api/media/list#folders-of-the-library'],
    ['why did my post go out twice', '/*#*twice*'],
    ['how do I use n8n with webhooks', '/webhooks/create#webhooks-of-n8n-make-and-zapier'],
    ['what does the mcp server allow an assistant to do', '/mcp#what-the-assistant-may-do', '/mcp'],
    ['how long does a threads connection last', '/services/social/threads/#how-long-a-threads-connection-lasts'],
    ['how can a customer own several workspaces', '/enterprise/configuration/multiple-workspaces'],
    ['who may open the horizon dashboard', '/*#*horizon*'],
    [
      'where are the log files',
      '/troubleshooting#where-to-look-first',
      '/server#where-the-files-are',
      '/troubleshooting#reproduce-the-fault-and-read-the-log',
    ],
    [
      'how do I record the screencast for meta',
      '/services/social/facebook/app-review#record-a-screencast-for-each-permission',
      '/services/social/threads/app-review#record-the-screencasts',
    ],
    ['how do I raise the number of live connections', '/server#many-live-connections'],
  ],
  prefixes: [
    ['multiple worksp', '/enterprise/configuration/multiple-workspaces'],
    ['direct post aud', '/services/social/tik-tok/direct-post-audit'],
    ['consent scr', '/services/social/google/consent-screen'],
    ['open_bas', '/*#*open_basedir*'],
    ['delete multi', '/api/posts/delete-multiple'],
    ['teno', '/services/media/tenor'],
    ['misco', '/troubleshooting#misconf*'],
  ],
  editions: [
    ['pro v7 core path empty', '/pro/upgrading/upgrading-v7#the-core-path-becomes-empty'],
    ['enterprise v6 script', '/enterprise/upgrading/upgrading-v6'],
    [
      'lite mail settings',
      '/lite/configuration/environment-variables#mail*',
      '/lite/upgrading/upgrading-v2#add-the-mail-settings',
    ],
    ['enterprise laravel app', '/enterprise/installation/laravel-package'],
    ['pro mcp', '/mcp', '/pro/*'],
    ['lite upgrade', '/lite/upgrading/*', '/lite/updating'],
  ],
  'random sections': randomSections,
};
