import type { GoldenQuery } from './golden-query';

/** Error texts as a log, a browser or a terminal shows them, with the paths, numbers and times of one reader's server. */
export const errors: readonly GoldenQuery[] = [
  [
    'No application encryption key has been specified.',
    '/troubleshooting#no-application-encryption-key-has-been-specified',
  ],
  [
    'production.ERROR: Unsupported cipher or incorrect key length. Supported ciphers are: aes-128-cbc, aes-256-cbc, aes-128-gcm, aes-256-gcm.',
    '/troubleshooting#unsupported-cipher-or-incorrect-key-length',
  ],
  [
    "SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.18.0.5' (using password: YES)",
    '/troubleshooting#sqlstatehy000-1045-access-denied',
    '/lite/installation/docker#access-denied-for-user',
  ],
  [
    "SQLSTATE[HY000] [1130] Host '172.21.0.4' is not allowed to connect to this MySQL server (Connection: mysql, SQL: select * from `cache` where `key` = 5)",
    '/troubleshooting#sqlstatehy000-1130*',
    '/*/installation/docker#host--is-not*',
    '/*/configuration/environment-variables#sqlstatehy000-1130*',
  ],
  [
    "SQLSTATE[HY000] [1049] Unknown database 'mixpost_db'",
    '/troubleshooting#unknown-database',
    '/lite/installation/docker#unknown-database',
  ],
  [
    'SQLSTATE[HY000] [2002] php_network_getaddresses: getaddrinfo for mysql failed: Temporary failure in name resolution',
    '/troubleshooting#2002-php_network*',
    '/*/installation/docker#getaddrinfo*',
  ],
  [
    'SQLSTATE[HY000] [2002] Connection refused (Connection: mysql, SQL: select * from `users` limit 1)',
    '/troubleshooting#2002-connection-refused',
  ],
  [
    'wait-for-it.sh: timeout occurred after waiting 60 seconds for mysql:3306',
    '/troubleshooting#wait-for-it*',
    '/lite/installation/docker#wait-for-it*',
  ],
  [
    'Command "mixpost:prune-temporary-directory" is not defined.',
    '/*#command-mixpostprune-temporary-directory-is-not-defined',
  ],
  [
    'The Mix manifest.json file could not be found at /var/www/html/public/vendor/mixpost/manifest.json',
    '/*#the-manifestjson-file-could-not-be-found',
  ],
  [
    'Symfony\\Component\\Routing\\Exception\\RouteNotFoundException: Route [login] not defined.',
    '/*#route-login-not-defined',
  ],
  [
    "PHP Fatal error: Uncaught Error: Failed opening required '/var/www/html/public/../vendor/autoload.php' (include_path='.:/usr/share/php')",
    '/*#failed-opening-required*',
    '/pro/updating#vendorautoloadphp*',
  ],
  ['419 Page Expired', '/troubleshooting#the-page-has-expired-due-to-inactivity', '/*#*419*'],
  [
    'The page has expired due to inactivity. Please refresh and try again.',
    '/troubleshooting#the-page-has-expired-due-to-inactivity',
  ],
  ['413 Request Entity Too Large nginx/1.24.0 (Ubuntu)', '/*#413*'],
  ['POST https://social.acme.org/mixpost/media/upload 413 (Payload Too Large)', '/*#413*'],
  ['502 Bad Gateway nginx', '/*#502-bad-gateway'],
  [
    'cURL error 60: SSL certificate problem: unable to get local issuer certificate (see https://curl.haxx.se/libcurl/c/libcurl-errors.html)',
    '/troubleshooting#curl-error-60*',
  ],
  [
    'cURL error 28: Failed to connect to graph.facebook.com port 443 after 10001 ms: Timeout was reached',
    '/troubleshooting#curl-error-6-curl-error-7*',
    '/troubleshooting#the-connection-to-facebook*',
  ],
  ["WebSocket connection to 'wss://social.acme.org:8080/app/mixpost?protocol=7' failed", '/*#websocket-*8080*'],
  ['ERR_TOO_MANY_REDIRECTS', '/troubleshooting#err_too_many_redirects'],
  ['mixpost_horizon: ERROR (spawn error)', '/*#mixpost*spawn-error'],
  ['mixpost-horizon: ERROR (no such process)', '/*#mixpost-horizon-error-no-such-process'],
  [
    'InvalidArgumentException: No valid queue connection found. Configure a queue connection with the mixpost-redis key',
    '/*#no-valid-queue-connection-found*',
  ],
  [
    "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'mixpost.job_batches' doesn't exist",
    '/troubleshooting#table--job_batches*',
    '/lite/installation/laravel-package#job_batches*',
    '/*#base-table-or-view-not-found',
  ],
  [
    "SQLSTATE[42S01]: Base table or view already exists: 1050 Table 'mixpost_services' already exists",
    '/*#*base-table-or-view-already-exists*',
  ],
  [
    'The stream or file "/var/www/html/storage/logs/laravel.log" could not be opened in append mode: Failed to open stream: Permission denied',
    '/*#*could-not-be-opened*',
    '/*#permission-denied*',
  ],
  [
    'file_put_contents(): open_basedir restriction in effect. File(/var/www/mixpost/storage/framework) is not within the allowed path(s)',
    '/*#*open_basedir-restriction-in-effect',
  ],
  [
    'PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /var/www/html/vendor/intervention/image',
    '/troubleshooting#allowed-memory-size*',
  ],
  [
    'MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist on disk.',
    '/troubleshooting#misconf*',
  ],
  [
    'The "https://packages.inovector.com/dist/mixpost-pro-team-7.1.0.zip" file could not be downloaded (HTTP/2 401)',
    '/*#*401*packages*',
    '/*#*401*',
    '/*#url-required*',
  ],
  [
    'Your requirements could not be resolved to an installable set of packages. Problem 1 - Root composer.json requires php ^8.3',
    '/*#your-requirements-could-not-be-resolved*',
  ],
  [
    'The application key cannot decrypt the service configuration',
    '/*#the-application-key-cannot-decrypt-the-service-configuration',
  ],
  [
    "Error: redirect_uri_mismatch Access blocked: This app's request is invalid",
    '/*#redirect_uri*mismatch*',
    '/services/social/google/*',
  ],
  [
    'URL Blocked: This redirect failed because the redirect URI is not whitelisted in the app’s Client OAuth Settings',
    '/*#url-blocked',
    '/*#redirect_uri-mismatch-or-url-blocked',
  ],
  [
    'Unsupported image format. The image format is not supported. Error 9004 subcode 2207052',
    '/*#unsupported-image-format*',
  ],
  ['AccessControlListNotSupported: The bucket does not allow ACLs', '/guides/s3#accesscontrollistnotsupported*'],
  [
    '<Error><Code>SignatureDoesNotMatch</Code><Message>The request signature we calculated does not match the signature you provided.',
    '/guides/s3#signaturedoesnotmatch',
  ],
  ['Class "League\\Flysystem\\AwsS3V3\\PortableVisibilityConverter" not found', '/guides/s3#class-leagueflysystem*'],
  ['Class "Redis" not found', '/server#class-redis-not-found'],
  ['This post cannot be scheduled! The date is in the past.', '/api/posts/*#this-post-cannot-be-scheduled*'],
  ['{"message":"Unauthenticated."}', '/api/#unauthenticated', '/mcp#unauthenticated-or-401'],
  ["Duplicate entry 'mastodon-1092' for key 'accounts_unq_id'", '/lite/upgrading/upgrading-v2#duplicate-entry*'],
  ['The user has not accepted the invite to test the app', '/services/social/threads/#the-user-has-not-accepted*'],
  [
    'Record/embed/external/title must be a string',
    '/services/social/bluesky/*#recordembedexternaltitle-must-be-a-string',
  ],
  [
    '403 code 453 You currently have access to a subset of X API V2 endpoints and limited v1.1 endpoints',
    '/*#403-with-code-453*',
    '/services/social/x',
  ],
  [
    'You cannot subscribe to a plan while you have an active subscription',
    '/enterprise/configuration/*#you-cannot-subscribe*',
  ],
  [
    '{"error":{"code":"spam_risk_too_many_posts","message":"Daily post cap reached","log_id":"202508"}}',
    '/services/social/tik-tok/troubleshooting#spam_risk_too_many_posts',
  ],
  [
    'url_ownership_unverified: Please review our URL ownership verification rules',
    '/services/social/tik-tok/troubleshooting#url_ownership_unverified',
    '/guides/s3#use-your-own-domain-for-tiktok-photos',
  ],
  [
    '{"error":{"code":403,"errors":[{"domain":"youtube.quota","reason":"quotaExceeded"}]}}',
    '/services/social/google/*#quotaexceeded',
  ],
  [
    '{"error": "invalid_grant", "error_description": "Token has been expired or revoked."}',
    '/services/social/google/troubleshooting#invalid_grant',
  ],
  [
    'Error 403: access_denied The app has not completed the Google verification process',
    '/services/social/google/*#*access_denied*',
  ],
  [
    'Cannot attach files that have not finished processing. Try again in a moment!',
    '/services/social/mastodon#cannot-attach-files*',
  ],
  ['This Mastodon server is not responding or does not exist.', '/services/social/mastodon#this-mastodon-server*'],
  [
    'Could not authenticate you. (code 32) in TwitterOAuth.php:142',
    '/services/social/x#could-not-authenticate-you',
    '/enterprise/configuration/dedicated-twitter-api#*could-not-authenticate-you*',
  ],
  ['Apps with Trial access may not create Pins in production', '/services/social/pinterest#apps-with-trial*'],
  ['Currency not supported by merchant', '/services/payment/paystack#currency-not-supported-by-merchant'],
];
