import type { SignatureSource } from './types';

/** Errors of S3 storage. */
export const storage: readonly SignatureSource[] = [
  {
    title: '`The file was not uploaded. Check your s3 driver configuration.`',
    at: ['/guides/s3'],
    texts: ['check your s3 driver configuration'],
  },
  {
    title: '`AccessControlListNotSupported: The bucket does not allow ACLs`',
    at: ['/guides/s3'],
    texts: ['accesscontrollistnotsupported', 'bucket does not allow acls'],
  },
  {
    title: '`AccessDenied`',
    at: ['/guides/s3'],
    isShared: true,
  },
  {
    title: '`SignatureDoesNotMatch`',
    at: ['/guides/s3'],
    isShared: true,
  },
  {
    title: '`PermanentRedirect` or `AuthorizationHeaderMalformed`',
    at: ['/guides/s3'],
    isShared: true,
  },
  {
    title: '`501 NotImplemented` on R2',
    at: ['/guides/s3'],
    texts: [
      '501 notimplemented',
      '501 not implemented',
      "header 'x-amz-acl' … not implemented",
      '<code>notimplemented</code>',
    ],
    isShared: true,
  },
  {
    title: '`Class "League\\Flysystem\\AwsS3V3\\PortableVisibilityConverter" not found`',
    at: ['/guides/s3'],
    texts: ['portablevisibilityconverter" not found', 'class "league\\flysystem\\awss3v3'],
  },
  { title: '`NoSuchBucket`', at: ['/guides/s3'] },
  { title: '`InvalidAccessKeyId`', at: ['/guides/s3'] },
];
