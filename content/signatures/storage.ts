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
  {
    title: 'The upload works, but the picture returns 403',
    at: ['/guides/s3#the-upload-works-but-the-picture-shows-403'],
    texts: [
      '<code>invalidargument</code><message>authorization</message>',
      /(?<!put |on ")https:\/\/\S*r2\.cloudflarestorage\.com\/\S+\.(?:jpe?g|png|gif|webp|mp4|mov)\b/,
      /(?<!put |on ")https:\/\/\S*(?:amazonaws|digitaloceanspaces|backblazeb2|wasabisys)\.com\/\S+\.(?:jpe?g|png|gif|webp|mp4|mov)\b.{0,200}http 40[013]\b/,
    ],
  },
  {
    title: 'Old pictures return 404 after the switch',
    at: ['/guides/s3#old-pictures-answer-404-after-the-switch'],
    texts: [],
    symptoms: [/\b(?:old|existing|previous) (?:pictures|images|media|files|uploads)\b.{0,60}\b404\b/],
  },
  {
    title: 'Other codes of S3',
    at: ['/guides/s3'],
    texts: [
      /<code>(?:requesttimetooskewed|expiredtoken|invalidtoken|entitytoolarge|slowdown|serviceunavailable|internalerror|requesttimeout|allaccessdisabled|accountproblem|invalidpayer|(?:storage)?quotaexceeded|xminiostoragefull|invalidbucketname|nosuchkey|methodnotallowed)<\/code>/,
      'requesttimetooskewed',
    ],
    isShared: true,
  },
  { title: '`NoSuchBucket`', at: ['/guides/s3'] },
  { title: '`InvalidAccessKeyId`', at: ['/guides/s3'] },
];
