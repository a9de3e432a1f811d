// @ts-check

/** @type {import('./types').EnvironmentGroup} */
export const storage = {
  title: 'Storage on S3 or a compatible service',
  intro:
    'Set [`MIXPOST_DISK=s3`](#mixpost_disk) beside the keys of your bucket. [S3-compatible storage](/guides/s3) goes through five providers.',
  keys: [
    {
      name: 'AWS_ACCESS_KEY_ID',
      type: 'text',
      readBy: 'app',
      meaning: 'Access key.',
      default: '',
      example: 'your-access-key',
      missing: 'The service refuses every file.',
      isSecret: true,
    },
    {
      name: 'AWS_SECRET_ACCESS_KEY',
      type: 'text',
      readBy: 'app',
      meaning: 'Secret of that key.',
      default: '',
      example: 'your-secret-key',
      missing: 'The service refuses every file.',
      isSecret: true,
    },
    {
      name: 'AWS_DEFAULT_REGION',
      type: 'text',
      readBy: 'app',
      meaning: 'Region of the bucket; `auto` on Cloudflare R2.',
      default: '',
      example: 'eu-central-1',
      missing: 'The bucket is not found.',
    },
    {
      name: 'AWS_BUCKET',
      type: 'text',
      readBy: 'app',
      meaning: 'Name of the bucket, without an address.',
      default: '',
      example: 'mixpost-media',
      missing: 'The service refuses every file.',
    },
    {
      name: 'AWS_URL',
      type: 'address',
      readBy: 'app',
      meaning:
        'Public base address of the files, such as a CDN or a domain of your own, without a slash at the end. Cloudflare R2 needs it.',
      default: '',
      example: 'https://media.example.com',
      missing: 'Links to media lead to the address of the service.',
    },
    {
      name: 'AWS_ENDPOINT',
      type: 'address',
      readBy: 'app',
      meaning:
        "Address of the service's API, with `https://` and without the bucket: for MinIO, Cloudflare R2, DigitalOcean Spaces and others.",
      default: '',
      example: 'https://fra1.digitaloceanspaces.com',
      missing: 'Amazon S3 is meant.',
    },
    {
      name: 'AWS_USE_PATH_STYLE_ENDPOINT',
      type: 'boolean',
      readBy: 'app',
      meaning: '`true` for MinIO and servers like it.',
      default: 'false',
      example: 'true',
    },
    {
      name: 'FILESYSTEM_DISK',
      type: 'text',
      editions: ['lite'],
      readBy: 'app',
      meaning: "Laravel's default disk. Mixpost does not use it for uploads: set `MIXPOST_DISK`.",
      default: 'local',
      example: 'local',
    },
  ],
  outro: {
    lite: 'The standalone application brings the S3 and SFTP adapters. Mixpost writes files as public, so the bucket must let anyone read them, by ACL or by policy.',
    pro: 'The standalone application brings the S3 and SFTP adapters. Mixpost writes files as public, so the bucket must let anyone read them.',
    enterprise:
      'The adapter for S3 comes along. That for SFTP does too, but no disk of that kind is defined. Mixpost writes files as public, so the bucket must let anyone read them.',
  },
};
