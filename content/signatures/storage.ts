import type { Signature } from './types';

/** Errors of S3 storage. */
export const storage: readonly Signature[] = [
  {
    title: '`The file was not uploaded. Check your s3 driver configuration.`',
    at: ['/guides/s3#the-file-was-not-uploaded-check-your-s3-driver-configuration'],
    texts: ['check your s3 driver configuration'],
  },
  {
    title: '`AccessControlListNotSupported: The bucket does not allow ACLs`',
    at: ['/guides/s3#accesscontrollistnotsupported-the-bucket-does-not-allow-acls'],
    texts: ['accesscontrollistnotsupported', 'bucket does not allow acls'],
  },
  {
    title: '`AccessDenied`',
    at: ['/guides/s3#accessdenied'],
    texts: ['accessdenied'],
    needs: ['s3', 'amazonaws', 'putobject', 'r2.cloudflare', 'aws http error', 'flysystem', 'bucket'],
  },
  {
    title: '`SignatureDoesNotMatch`',
    at: ['/guides/s3#signaturedoesnotmatch'],
    texts: ['signaturedoesnotmatch'],
    needs: ['s3', 'amazonaws', 'putobject', 'r2.cloudflare', 'aws http error', 'flysystem', 'bucket'],
  },
  {
    title: '`PermanentRedirect` or `AuthorizationHeaderMalformed`',
    at: ['/guides/s3#permanentredirect-or-authorizationheadermalformed'],
    texts: ['permanentredirect', 'authorizationheadermalformed'],
    needs: ['s3', 'amazonaws', 'putobject', 'r2.cloudflare', 'aws http error', 'flysystem', 'bucket'],
  },
  {
    title: '`501 NotImplemented` on R2',
    at: ['/guides/s3#501-notimplemented-on-r2'],
    texts: [
      '501 notimplemented',
      '501 not implemented',
      "header 'x-amz-acl' … not implemented",
      '<code>notimplemented</code>',
    ],
    needs: ['s3', 'amazonaws', 'putobject', 'r2.cloudflare', 'aws http error', 'flysystem', 'bucket'],
  },
  {
    title: '`Class "League\\Flysystem\\AwsS3V3\\PortableVisibilityConverter" not found`',
    at: ['/guides/s3#class-leagueflysystemawss3v3portablevisibilityconverter-not-found'],
    texts: ['portablevisibilityconverter" not found', 'class "league\\flysystem\\awss3v3'],
  },
  { title: '`NoSuchBucket`', at: ['/guides/s3#nosuchbucket'], texts: ['nosuchbucket'] },
  { title: '`InvalidAccessKeyId`', at: ['/guides/s3#invalidaccesskeyid'], texts: ['invalidaccesskeyid'] },
];
