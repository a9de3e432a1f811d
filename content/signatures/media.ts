import type { SignatureSource } from './types';

/** Errors of uploads and media. */
export const media: readonly SignatureSource[] = [
  {
    title: '`413 (Payload Too Large)` on media/upload',
    at: [
      '/troubleshooting/media',
      '/lite/installation/docker#413-payload-too-large-on-upload',
      '/api/media/upload#413-payload-too-large',
    ],
    texts: [
      '413 (payload too large)',
      '413 payload too large',
      '413 request entity too large',
      'client intended to send too large',
      'http 413',
      'postsizeexception',
      'content too large',
    ],
    isGeneral: true,
  },
  {
    title: 'An MP4 upload fails behind Cloudflare Tunnel',
    at: ['/troubleshooting/media'],
    texts: [/cloudflare(?:d|\W+tunnel).{0,200}(?:upload|mp4)|(?:upload|mp4).{0,200}cloudflare(?:d|\W+tunnel)/],
  },
  {
    title: '`The file was not uploaded. Check your … driver configuration.`',
    at: ['/troubleshooting/media'],
  },
  {
    title: '`The image must not be greater than …MB.` and the same for videos',
    at: [
      '/troubleshooting/media',
      '/api/media/upload#the-image-must-not-be-greater-than-5mb-or-the-video-must-not-be-greater-than-200mb',
    ],
    texts: ['must not be greater than … mb', 'must no be greater than … mb', 'must not be greater than …mb'],
  },
  {
    title: '`The file failed to upload.`',
    at: ['/troubleshooting/media'],
    texts: ['the file failed to upload', 'file exceeds your upload_max_filesize'],
  },
  {
    title: 'Uploads return `HTTP 500` after artisan ran as root',
    at: ['/troubleshooting/media'],
    texts: ['media/upload … 500', 'upload … 500 internal server error'],
    needs: ['mixpost', 'media/upload'],
  },
  {
    title: "Pictures don't show, 404 under /storage",
    at: ['/troubleshooting/media', '/guides/backup#pictures-return-404'],
    texts: ['/storage/ … 404', /public\/storage\/\S+ failed \(2:/],
    needs: ['mixpost', '/storage/mixpost'],
  },
  {
    title: '`The [public/storage] link already exists.`',
    at: ['/troubleshooting/media'],
    texts: ['public/storage] link already exists'],
  },
  {
    title: '403 for pictures and videos',
    at: ['/troubleshooting/media'],
    texts: ['/storage/ … 403', 'public/storage/ … (13: permission denied)'],
    needs: ['mixpost'],
  },
  {
    title: 'Very large video: `PayloadTooLarge`, code 2207082, or a job that ends after 5 minutes',
    at: ['/troubleshooting/media', '/services/social/bluesky/troubleshooting#payloadtoolarge'],
    texts: ['payloadtoolarge', '2207082'],
    needs: ['bsky', 'bluesky', 'instagram', '2207082'],
  },
  {
    title: 'Very large video: `PayloadTooLarge`, code 2207082, or a job that ends after 5 minutes',
    at: ['/troubleshooting/media'],
    texts: [/ff(?:mpeg|probe)' .{0,900}exceeded the timeout of [\d.]+ seconds/],
  },
  {
    title: 'No thumbnail for videos',
    at: ['/troubleshooting/media'],
    texts: [
      'unable to load ffprobe',
      'unable to load ffmpeg',
      'ffmpeg\\exception\\executablenotfoundexception',
      /ffmpeg ?:? not installed/,
      /ff(?:mpeg|probe): (?:command )?not found/,
    ],
    symptoms: [/\b(?:no|without|missing) (?:video )?(?:thumbnail|preview)/],
  },
  {
    title: '`You have not configured … service.`',
    at: ['/troubleshooting/media', '/services/'],
  },
  {
    title: '`You have not configured Tenor service.`',
    at: ['/services/media/tenor'],
    texts: ['you have not configured tenor service', 'you have not configured the tenor service'],
  },
  { title: '`No GIFs found.`', at: ['/services/media/tenor'] },
];
