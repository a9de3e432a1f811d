// @ts-check

/** @satisfies {Record<string, import('../entry').Placeholder>} */
export const storage = /** @type {const} */ ({
  bucket: {
    label: 'Bucket',
    example: 'mixpost-media',
    hint: 'The name of the bucket that holds your media, without any address.',
    kind: 'word',
  },
  'storage-key': {
    label: 'Storage access key',
    example: 'your-access-key',
    hint: 'The id of a key that may write to your bucket.',
    kind: 'word',
  },
  'storage-secret': {
    label: 'Storage secret',
    example: 'your-secret-key',
    hint: 'The secret that belongs to the access key of your bucket.',
    kind: 'secret',
    isSecret: true,
  },
  'aws-region': {
    label: 'AWS region',
    example: 'eu-central-1',
    hint: 'The AWS region that your bucket lives in.',
    kind: 'word',
  },
  'r2-account-id': {
    label: 'Cloudflare account id',
    example: 'your-account-id',
    hint: 'The id of your Cloudflare account; it is part of the address of the R2 API.',
    kind: 'word',
  },
  'spaces-region': {
    label: 'Spaces region',
    example: 'fra1',
    hint: 'The DigitalOcean region that your Space lives in.',
    kind: 'word',
  },
  'b2-region': {
    label: 'Backblaze region',
    example: 'us-west-004',
    hint: 'The part of the S3 endpoint of your Backblaze bucket that names the region.',
    kind: 'word',
  },
  'minio-domain': {
    label: 'MinIO domain',
    example: 'minio.example.com',
    hint: 'The public host name of your MinIO server.',
    kind: 'domain',
  },
  'media-domain': {
    label: 'Media domain',
    example: 'media.example.com',
    hint: 'A host name of your own that serves the files of the bucket.',
    kind: 'domain',
  },
  'media-address': {
    label: 'Address of a media file',
    example: 'https://media.example.com/photo.jpg',
    hint: 'The full address of one picture or video in your media library, as your browser shows it.',
    kind: 'address',
  },
});
