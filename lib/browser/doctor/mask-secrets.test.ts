import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets';

const long = 'Abcdefghij0123456789Abcdefghij0123456789Abcd';
const hex = '0123456789abcdef0123456789abcdef';

/** Kinds of secrets, each with the text around it that must stay. */
const samples: readonly (readonly [kind: string, before: string, secret: string, after: string])[] = [
  ["Laravel's APP_KEY", 'APP_KEY=', `base64:${'Y'.repeat(43)}=`, ''],
  ['a database password', 'DB_PASSWORD=', 's3cret/word+', '\nDB_HOST=mysql'],
  ['a quoted password with spaces', 'MAIL_PASSWORD="', 'four words and more', '"'],
  ['a password with separators', 'DB_PASSWORD=', 'a;b&c d#e', '\nDB_HOST=mysql'],
  ['a Redis password', 'REDIS_PASSWORD=', 'hunter22', ''],
  ['a secret in JSON', '{"client_secret":"', 'aB3dE6gH', '"}'],
  ['a password in a PHP array', "'password' => '", 'geheim123', "',"],
  ['a license key', 'LICENSE_KEY=', 'a1b2c3d4-e5f6-7890-abcd-ef1234567890', ''],
  ['a Reverb secret', 'REVERB_APP_SECRET=', 'x7Kq9', ''],
  ['an API token', 'Token: ', `12|${long}`, ''],
  ['a bearer token', 'Authorization: Bearer ', 'abc123def456ghi', ''],
  ['basic authentication', 'Authorization: Basic ', 'dXNlcjpwYXNzd29yZA==', ''],
  ['a cookie', 'Cookie: ', 'mixpost_session=eyJpdiI6; XSRF-TOKEN=abc', '\nHost: a.example'],
  ['a cookie that is set', 'Set-Cookie: ', 'laravel_session=abc; path=/', '\n'],
  ['a password in an address', 'mysql://mixpost:', 'pa55', '@db:3306/mixpost'],
  ['an OAuth code', 'GET /callback/x?code=', 'AQD3fg', '&page=2'],
  ['an access token in an address', '?access_token=', 'abcDEF', ' HTTP/1.1'],
  ['a JSON Web Token', 'token is ', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_1', ' here'],
  ['a private key', 'key:\n', `-----BEGIN RSA PRIVATE KEY-----\n${long}\n-----END RSA PRIVATE KEY-----`, '\nend'],
  ['an AWS key ID', 'key ', 'AKIAIOSFODNN7EXAMPLE', ' denied'],
  ['an AWS secret', 'AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', ''],
  ['a Google API key', 'key ', `AIza${long.slice(0, 35)}`, ''],
  ['a Google client secret', 'secret is ', 'GOCSPX-abcdefghijkl', ''],
  ['a Google access token', 'with ', 'ya29.a0AfH6SMBabcdefg', ''],
  ['a Meta token', 'token ', `EAA${long}`, ' is invalid'],
  ['an X bearer token', 'sent ', `AAAAAAAAAAAAAAAAAAAAA${long}`, ''],
  ['an OpenAI key', 'provided: ', `sk-proj-${long}`, '. You'],
  ['a Stripe key', 'provided: ', `sk_live_${long}`, ''],
  ['a Stripe signing secret', 'signed with ', `whsec_${long}`, ''],
  ['a Paddle key', 'with ', `pdl_live_apikey_${long}`, ''],
  ['a TikTok token', 'token ', `act.${long}`, ''],
  ['a GitHub token', 'using ', `ghp_${long.slice(0, 36)}`, ''],
  ['a GitLab token', 'using ', `glpat-${long.slice(0, 20)}`, ''],
  ['an npm token', 'using ', `npm_${long.slice(0, 36)}`, ''],
  ['a DigitalOcean token', 'using ', `dop_v1_${hex}${hex}`, ''],
  ['a Slack token', 'using ', 'xoxb-123456789012-abcdefghij', ''],
  ['a SendGrid key', 'using ', `SG.${long.slice(0, 22)}.${long.slice(0, 43)}`, ''],
  ['a Mailgun key', 'using ', `key-${hex}`, ''],
  ['a Twilio key', 'using ', `SK${hex}`, ''],
  ['a Telegram token', 'bot ', `123456789:AA${long.slice(0, 33)}`, ''],
  ['a Discord webhook', 'post https://', `discord.com/api/webhooks/1/${long}`, ''],
  ['a Bluesky app password', 'signed in with ', 'abcd-1234-efgh-5678', ''],
  ['an email address', 'user ', 'ana.maria@firma.example', ' not found'],
];

test.each(samples)('masks %s and nothing around it', (_, before, secret, after) => {
  const masked = maskSecrets(before + secret + after);
  expect(masked).not.toContain(secret);
  expect(masked.startsWith(before)).toBe(true);
  expect(masked.endsWith(after)).toBe(true);
});

test.each([
  "SQLSTATE[HY000] [1045] Access denied for user 'mixpost'@'172.20.0.5' (using password: YES)",
  'No application encryption key has been specified.',
  '[2026-11-18 09:14:02] production.ERROR: cURL error 60: SSL certificate problem',
  '#0 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connection.php(829)',
  'CSRF token mismatch. The token has expired.',
  'Error validating access token: Session has expired on Saturday.',
  'DB_HOST=mysql\nAPP_URL=https://social.example.com\nMIXPOST_DISK=public',
  '{"code":190,"error_subcode":460,"type":"OAuthException"}',
  'APP_KEY=\nDB_PASSWORD=""',
  '"id":"9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"',
])('leaves %j alone', (text) => {
  expect(maskSecrets(text)).toBe(text);
});

test('masking twice changes nothing more', () => {
  const text = samples.map((sample) => sample.slice(1).join('')).join('\n');
  expect(maskSecrets(maskSecrets(text))).toBe(maskSecrets(text));
});

test('takes time in proportion to the length, also for hostile texts', () => {
  const hostile = [
    'a'.repeat(50_000),
    'a-'.repeat(25_000),
    'eyJ'.repeat(20_000),
    `${'a@'.repeat(20_000)}`,
    '://'.repeat(20_000),
  ];
  const start = process.cpuUsage();
  for (const text of hostile) {
    maskSecrets(text);
  }
  const { user } = process.cpuUsage(start);
  expect(user / 1000).toBeLessThan(2000);
});
