// @ts-check

/**
 * What each reader replaces by a value of their own. Content names an entry as `[[domain]]`; the page shows its
 * example, marked. A plain module, because the MDX plugins that Next loads by path read it too.
 *
 * @satisfies {Record<string, { label: string, example: string, hint: string }>}
 */
export const placeholders = {
  domain: {
    label: 'Domain',
    example: 'social.example.com',
    hint: 'The host name that points to your server, without https:// and without a path.',
  },
  email: {
    label: 'Your e-mail address',
    example: 'you@example.com',
    hint: 'An address that you read: certificates and notices are sent to it.',
  },
  'app-key': {
    label: 'Application key',
    example: 'base64:your-32-byte-key',
    hint: 'base64: followed by 32 random bytes in Base64. Tokens in the database are encrypted with it.',
  },
  'db-name': {
    label: 'Database name',
    example: 'mixpost_db',
    hint: 'The name of the MySQL database.',
  },
  'db-user': {
    label: 'Database user',
    example: 'mixpost_user',
    hint: 'The MySQL user that Mixpost signs in with.',
  },
  'db-password': {
    label: 'Database password',
    example: 'a-long-random-password',
    hint: 'The password of that MySQL user.',
  },
  'db-root-password': {
    label: 'MySQL root password',
    example: 'another-long-random-password',
    hint: 'The password of the root user of MySQL; set when the database volume is first created.',
  },
  'app-path': {
    label: 'Application folder',
    example: '/var/www/app',
    hint: 'The absolute path of your Laravel application: the folder that holds artisan.',
  },
  'core-path': {
    label: 'Core path',
    example: 'mixpost',
    hint: 'What MIXPOST_CORE_PATH says: the part of the address behind the domain. Empty in new installs of Pro 7 and Enterprise 8.',
  },
  'workspace-uuid': {
    label: 'Workspace UUID',
    example: '3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15',
    hint: 'The id of the workspace that a request works in.',
  },
  'access-token': {
    label: 'Access token',
    example: 'your-access-token',
    hint: 'A token of the user in whose name a request acts. It is a secret.',
  },
  'receiver-url': {
    label: 'Receiver of webhooks',
    example: 'https://hooks.example.com/mixpost',
    hint: 'The public address of your own service that Mixpost calls when something happens.',
  },
  'licence-key': {
    label: 'Licence key',
    example: 'your-licence-key',
    hint: 'The code from your purchase of Pro or Enterprise; it is also the Composer password for packages.inovector.com.',
  },
  'smtp-host': {
    label: 'Mail server',
    example: 'smtp.example.com',
    hint: 'The host name of the server that sends mail for you.',
  },
  'smtp-user': {
    label: 'Mail user',
    example: 'mixpost@example.com',
    hint: 'The user name on the mail server.',
  },
  'smtp-password': {
    label: 'Mail password',
    example: 'your-mail-password',
    hint: 'The password of that user on the mail server. It is a secret.',
  },
  'pusher-app-id': {
    label: 'Pusher app id',
    example: '1234567',
    hint: 'The id of your app at Pusher.',
  },
  'pusher-app-key': {
    label: 'Pusher app key',
    example: 'your-pusher-key',
    hint: 'The key of your app at Pusher. Browsers receive it.',
  },
  'pusher-app-secret': {
    label: 'Pusher app secret',
    example: 'your-pusher-secret',
    hint: 'The secret of your app at Pusher.',
  },
  'storage-key': {
    label: 'Storage access key',
    example: 'your-access-key',
    hint: 'The id of a key that may write to your bucket.',
  },
  'storage-secret': {
    label: 'Storage secret',
    example: 'your-secret-key',
    hint: 'The secret that belongs to the access key of your bucket.',
  },
  bucket: {
    label: 'Bucket',
    example: 'mixpost-media',
    hint: 'The name of the bucket that holds your media, without any address.',
  },
  'aws-region': {
    label: 'AWS region',
    example: 'eu-central-1',
    hint: 'The AWS region that your bucket lives in.',
  },
  'r2-account-id': {
    label: 'Cloudflare account id',
    example: 'your-account-id',
    hint: 'The id of your Cloudflare account; it is part of the address of the R2 API.',
  },
  'spaces-region': {
    label: 'Spaces region',
    example: 'fra1',
    hint: 'The DigitalOcean region that your Space lives in.',
  },
  'b2-region': {
    label: 'Backblaze region',
    example: 'us-west-004',
    hint: 'The part of the S3 endpoint of your Backblaze bucket that names the region.',
  },
  'media-domain': {
    label: 'Media domain',
    example: 'media.example.com',
    hint: 'A host name of your own that serves the files of the bucket.',
  },
  'minio-domain': {
    label: 'MinIO domain',
    example: 'minio.example.com',
    hint: 'The public host name of your MinIO server.',
  },
  'reverb-app-id': {
    label: 'Reverb app id',
    example: '482913',
    hint: 'Any number of six digits; it names your app to Reverb.',
  },
  'reverb-app-key': {
    label: 'Reverb app key',
    example: '32-hex-characters',
    hint: 'The output of openssl rand -hex 16. Browsers receive it.',
  },
  'reverb-app-secret': {
    label: 'Reverb app secret',
    example: '32-other-hex-characters',
    hint: 'A second output of openssl rand -hex 16. It is a secret.',
  },
  'media-address': {
    label: 'Address of a media file',
    example: 'https://social.example.com/storage/photo.jpg',
    hint: 'The full address of one picture or video in your media library, as your browser shows it.',
  },
  'mastodon-server': {
    label: 'Mastodon server',
    example: 'mastodon.social',
    hint: 'The host name of the Mastodon server, without https:// and without a path.',
  },
  'openai-key': {
    label: 'OpenAI API key',
    example: 'sk-proj-your-key',
    hint: 'A key of your OpenAI project. It is a secret.',
  },
  'tenant-id': {
    label: 'Entra tenant ID',
    example: '8d2f0c4e-1b5a-4f7e-9c3d-6a0b7e5f1d24',
    hint: 'The GUID of your directory in Microsoft Entra ID.',
  },
  'provider-domain': {
    label: 'Domain of the identity provider',
    example: 'id.example.com',
    hint: 'The host name of your identity provider, without https://.',
  },
  'sso-client': {
    label: 'Slug of the client',
    example: 'mixpost',
    hint: 'What Authentik calls the slug of the application.',
  },
  realm: {
    label: 'Keycloak realm',
    example: 'main',
    hint: 'The realm that your users are in.',
  },
  issuer: {
    label: 'Issuer',
    example: 'https://accounts.google.com',
    hint: 'The base address of your identity provider, as its page shows it, without a slash at the end for this command.',
  },
};
