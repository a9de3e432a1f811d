/** The value of a setting; undefined if the file doesn't set it. */
type Read = (name: string) => string | undefined;

/** A mistake in one or several settings, reported at the first of them. */
export type Conflict = {
  readonly names: readonly string[];
  isPresent(read: Read): boolean;
  readonly message: string;
  readonly section: string;
  readonly isError?: boolean;
};

/** Mistakes in the settings of a `.env` file that the reference of a single key doesn't show. */
export const conflicts: readonly Conflict[] = [
  {
    names: ['APP_KEY'],
    isPresent: (read) => read('APP_KEY') === '' || (read('APP_KEY') === undefined && read('DB_DATABASE') !== undefined),
    message: '`APP_KEY` is missing, so every page returns HTTP 500.',
    section: '/troubleshooting/installation#no-application-encryption-key-has-been-specified',
    isError: true,
  },
  {
    names: ['APP_KEY'],
    isPresent: (read) => (read('APP_KEY') ?? '') !== '' && !/^base64:[A-Za-z0-9+/]{43}=$/.test(read('APP_KEY') ?? ''),
    message: '`APP_KEY` must be `base64:` followed by 32 bytes in Base64, which is 44 characters that end in `=`.',
    section: '/troubleshooting/installation#unsupported-cipher-or-incorrect-key-length',
    isError: true,
  },
  {
    names: ['APP_URL', 'SESSION_SECURE_COOKIE'],
    isPresent: (read) => /^http:/.test(read('APP_URL') ?? '') && read('SESSION_SECURE_COOKIE') === 'true',
    message: '`SESSION_SECURE_COOKIE=true` needs HTTPS, but `APP_URL` starts with `http://`, so nobody can sign in.',
    section: '/troubleshooting/sign-in-and-https#the-page-has-expired-due-to-inactivity',
    isError: true,
  },
  {
    names: ['APP_URL'],
    isPresent: (read) => /^http:\/\/(?!localhost|127\.|10\.|192\.168\.|172\.)/.test(read('APP_URL') ?? ''),
    message:
      '`APP_URL` starts with `http://`. If visitors use HTTPS, scripts and styles are blocked, and callbacks fail.',
    section: '/troubleshooting/sign-in-and-https#mixed-content-blocked-styles-or-a-white-page-over-https',
  },
  {
    names: ['APP_URL'],
    isPresent: (read) => /.\/$/.test(read('APP_URL') ?? ''),
    message: '`APP_URL` must not end in a slash, because callback URLs then contain two.',
    section: '/troubleshooting/installation#callbacks-fail-and-app_url-ends-in-a-slash',
    isError: true,
  },
  {
    names: ['APP_URL'],
    isPresent: (read) => /^https?:\/\/[^/]+\/./.test(read('APP_URL') ?? ''),
    message: 'Write `APP_URL` without a path, which belongs in `MIXPOST_CORE_PATH`.',
    section: '/lite/configuration/environment-variables#app_url',
    isError: true,
  },
  {
    names: ['APP_URL'],
    isPresent: (read) => {
      const host = /^https?:\/\/([^/:]+)/.exec(read('APP_URL') ?? '')?.[1];
      const domain = read('APP_DOMAIN')?.replace(/:\d+$/, '');
      return Boolean(host && domain && host !== domain);
    },
    message: "`APP_URL` and `APP_DOMAIN` name different hosts, so links don't work.",
    section: '/lite/configuration/environment-variables#app_url',
    isError: true,
  },
  {
    names: ['APP_URL'],
    isPresent: (read) =>
      /^https:\/\/(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(read('APP_URL') ?? ''),
    message: 'If you open Mixpost without HTTPS at this address, write `http://` in `APP_URL`.',
    section: '/troubleshooting/sign-in-and-https#the-site-works-on-http-only-or-links-jump-to-https',
  },
  {
    names: ['DB_HOST', 'REDIS_HOST'],
    isPresent: (read) => [read('DB_HOST'), read('REDIS_HOST')].some((host) => /^[^:]+:\d+$/.test(host ?? '')),
    message: 'Write the host without the port, which belongs in `DB_PORT` or `REDIS_PORT`.',
    section: '/troubleshooting/database#2002-php_network_getaddresses-getaddrinfo-for-mysql-failed',
    isError: true,
  },
  ...(['AWS_ENDPOINT', 'AWS_URL'] as const).map((name) => ({
    names: [name],
    isPresent: (read: Read) => /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/.test(read(name) ?? ''),
    message: `Containers and networks can't open \`localhost\`. Set \`${name}\` to an address that they can reach.`,
    section: '/guides/s3#environment-variables-for-s3',
    isError: true,
  })),
  ...(['DB_HOST', 'REDIS_HOST'] as const).map((name) => ({
    names: [name],
    // Only Compose files read `APP_DOMAIN`.
    isPresent: (read: Read) =>
      read('APP_DOMAIN') !== undefined && /^(?:localhost|127\.0\.0\.1|::1)$/.test(read(name) ?? ''),
    message: `In a container, \`localhost\` is the container itself. Set \`${name}=${name === 'DB_HOST' ? 'mysql' : 'redis'}\`.`,
    section:
      name === 'DB_HOST'
        ? '/troubleshooting/database#2002-connection-refused'
        : '/troubleshooting/queues#connection-refused-with-redis-in-the-text',
    isError: true,
  })),
  {
    names: ['REVERB_HOST'],
    isPresent: (read) => read('REVERB_HOST') === '0.0.0.0',
    message: "Browsers connect to `REVERB_HOST`, and `0.0.0.0` isn't a host. Set it to your domain.",
    section: '/pro/configuration/environment-variables#reverb_host',
    isError: true,
  },
  {
    names: ['AWS_ENDPOINT'],
    isPresent: (read) => {
      const bucket = read('AWS_BUCKET');
      return (
        Boolean(bucket) && [`//${bucket}.`, `/${bucket}/`].some((part) => `${read('AWS_ENDPOINT')}/`.includes(part))
      );
    },
    message: '`AWS_ENDPOINT` contains the name of the bucket. Remove it.',
    section: '/guides/s3#the-address-of-a-picture-names-the-bucket-twice-or-not-at-all',
    isError: true,
  },
  {
    names: ['AWS_URL'],
    isPresent: (read) => /\.r2\.cloudflarestorage\.com/.test(read('AWS_URL') ?? ''),
    message: "`AWS_URL` is R2's API URL, which returns 403 for pictures. Set it to the public domain of the bucket.",
    section: '/guides/s3#the-upload-works-but-the-picture-shows-403',
    isError: true,
  },
  {
    names: ['APP_DEBUG'],
    isPresent: (read) => read('APP_DEBUG') === 'true',
    message:
      '`APP_DEBUG=true` shows secrets to anyone who can open the site. Turn it off when you have seen the error.',
    section: '/guides/security#turn-debug-mode-off',
  },
  {
    names: ['DB_PASSWORD'],
    isPresent: (read) => read('DB_PASSWORD') === '',
    message: '`DB_PASSWORD` is empty. In Docker, MySQL then rejects the connection from Mixpost.',
    section: '/troubleshooting/database#sqlstatehy000-1130-host-172xxx-is-not-allowed-to-connect-to-this-mysql-server',
    isError: true,
  },
  {
    names: ['REVERB_PORT', 'REVERB_SCHEME'],
    isPresent: (read) => read('REVERB_PORT') === '80' && read('REVERB_SCHEME') === 'https',
    message: "`REVERB_PORT=80` and `REVERB_SCHEME=https` can't work together. Set the port to 443.",
    section: '/troubleshooting/real-time-updates#websocket-connection-to-wss80app-failed',
    isError: true,
  },
  {
    names: ['REVERB_PORT', 'REVERB_SCHEME'],
    isPresent: (read) => read('REVERB_PORT') === '8080' && read('REVERB_SCHEME') === 'https',
    message: 'Reverb uses plain HTTP on port 8080. Behind an HTTPS proxy, set `REVERB_PORT=443`.',
    section: '/troubleshooting/real-time-updates#websocket-connection-to-wss8080app-failed',
    isError: true,
  },
  {
    names: ['BROADCAST_DRIVER'],
    isPresent: (read) => ['null', 'log'].includes(read('BROADCAST_DRIVER') ?? ''),
    message: 'With this `BROADCAST_DRIVER`, there are no live updates.',
    section: '/troubleshooting/real-time-updates#no-live-updates-but-everything-else-works',
  },
];
