// @ts-check

/** @type {import('./types').EnvironmentGroup} */
export const storage = {
  title: 'Storage on S3 or a compatible service',
  intro: {
    lite: 'Also set [`MIXPOST_DISK=s3`](#mixpost_disk), and allow public reads of the bucket. [S3-compatible storage](/guides/s3) has the values and permissions for five providers.',
    pro: 'Also set [`MIXPOST_DISK=s3`](#mixpost_disk), and allow public reads of the bucket. [S3-compatible storage](/guides/s3) has the values and permissions for five providers.',
    enterprise:
      'Also set [`MIXPOST_DISK=s3`](#mixpost_disk), and allow public reads of the bucket. [S3-compatible storage](/guides/s3) has the values and permissions for five providers.',
  },
  keys: [
    {
      name: 'AWS_ACCESS_KEY_ID',
      type: 'text',
      readBy: 'app',
      meaning: 'Access key.',
      default: '',
      example: 'your-access-key',
      isSecret: true,
    },
    {
      name: 'AWS_SECRET_ACCESS_KEY',
      type: 'text',
      readBy: 'app',
      meaning: 'Secret of the access key.',
      default: '',
      example: 'your-secret-key',
      isSecret: true,
    },
    {
      name: 'AWS_DEFAULT_REGION',
      type: 'text',
      readBy: 'app',
      meaning: 'Region of the bucket; `auto` on Cloudflare R2.',
      default: '',
      example: 'eu-central-1',
    },
    {
      name: 'AWS_BUCKET',
      type: 'text',
      readBy: 'app',
      meaning: 'Name of the bucket.',
      default: '',
      example: 'mixpost-media',
    },
    {
      name: 'AWS_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        'Public base URL of the files, such as a CDN or your own domain, without a trailing slash. Required for Cloudflare R2.',
      default: '',
      example: 'https://media.example.com',
      missing: "Links to media use the service's URL.",
    },
    {
      name: 'AWS_ENDPOINT',
      type: 'address',
      readBy: 'app',
      meaning:
        "URL of the service's API, without the bucket, for MinIO, Cloudflare R2, DigitalOcean Spaces, and other S3-compatible services.",
      default: '',
      example: 'https://fra1.digitaloceanspaces.com',
      missing: 'Mixpost uses Amazon S3.',
    },
    {
      name: 'AWS_USE_PATH_STYLE_ENDPOINT',
      type: 'boolean',
      readBy: 'app',
      meaning:
        "`true` sends uploads to `AWS_ENDPOINT/bucket`, as MinIO and similar servers require. It doesn't change `AWS_URL`.",
      default: 'false',
      example: 'true',
    },
    {
      name: 'FILESYSTEM_DISK',
      type: 'text',
      editions: ['lite'],
      readBy: 'app',
      meaning: "Laravel's default disk. Uploads use `MIXPOST_DISK`.",
      default: 'local',
      example: 'local',
    },
  ],
};
