import type { Placeholder } from '@/lib/content/placeholders/entry';

export const storage = {
  bucket: {
    label: 'Bucket',
    example: 'mixpost-media',
    hint: 'The name of the bucket that stores your media, without a URL.',
    kind: 'word',
  },
  'storage-key': {
    label: 'Storage access key',
    example: 'your-access-key',
    hint: 'The ID of an access key that can write to your bucket.',
    kind: 'word',
  },
  'storage-secret': {
    label: 'Storage secret',
    example: 'your-secret-key',
    hint: 'The secret that belongs to the storage access key.',
    kind: 'secret',
    isSecret: true,
  },
  'aws-region': {
    label: 'AWS region',
    example: 'eu-central-1',
    hint: 'The AWS region of your bucket.',
    kind: 'word',
  },
  'r2-account-id': {
    label: 'Cloudflare account ID',
    example: 'your-account-id',
    hint: 'The ID of your Cloudflare account. It’s part of the R2 endpoint.',
    kind: 'word',
  },
  'spaces-region': {
    label: 'Spaces region',
    example: 'fra1',
    hint: 'The DigitalOcean region of your Space.',
    kind: 'word',
  },
  'b2-region': {
    label: 'Backblaze region',
    example: 'us-west-004',
    hint: 'The region in the S3 endpoint of your Backblaze bucket.',
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
    hint: 'Your own host name that serves the files in the bucket.',
    kind: 'domain',
  },
  'media-address': {
    label: 'Media file URL',
    example: 'https://media.example.com/photo.jpg',
    hint: 'The full URL of an image or video in your media library, as your browser shows it.',
    kind: 'address',
  },
} as const satisfies Record<string, Placeholder>;
