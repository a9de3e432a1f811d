// @ts-check
import { paid } from './editions.mjs';

/** @type {import('./types').EnvironmentGroup} */
export const uploads = {
  title: 'Uploads and media',
  keys: [
    {
      name: 'MIXPOST_DISK',
      type: 'choice',
      choices: ['public', 's3'],
      readBy: 'package',
      meaning: {
        lite: 'Disk for uploads: `public` on the server, `s3`, or another from `config/filesystems.php`.',
        pro: 'Disk for uploads: `public` on the server, which requires `php artisan storage:link` once, or `s3`.',
        enterprise:
          'Disk for uploads: `public` on the server, which requires `php artisan storage:link` once, or `s3`.',
      },
      default: { lite: 'public', pro: 'public' },
      exampleFile: { enterprise: 'public' },
      example: 'public',
    },
    {
      name: 'MIXPOST_MAX_IMAGE_FILE_SIZE',
      type: 'number',
      unit: 'MB',
      editions: paid,
      readBy: 'package',
      meaning: 'Maximum size of an image.',
      installer: '15',
      example: '15',
    },
    {
      name: 'MIXPOST_MAX_GIF_FILE_SIZE',
      type: 'number',
      unit: 'MB',
      editions: paid,
      readBy: 'package',
      meaning: 'Maximum size of a GIF.',
      installer: '15',
      example: '15',
    },
    {
      name: 'MIXPOST_MAX_VIDEO_FILE_SIZE',
      type: 'number',
      unit: 'MB',
      editions: paid,
      readBy: 'package',
      meaning:
        'Maximum size of a video. The proxy, the web server, and PHP have [their own limits](/server#upload-limits).',
      default: { pro: '200' },
      installer: { enterprise: '200' },
      example: '500',
    },
    {
      name: 'MIXPOST_CHUNKED_UPLOAD_THRESHOLD',
      type: 'number',
      unit: 'MB',
      editions: paid,
      readBy: 'package',
      meaning:
        'Size above which files are uploaded in chunks. The limits of PHP and the web server then apply to each chunk.',
      installer: '10',
      example: '10',
      since: { pro: '4', enterprise: '5' },
    },
    {
      name: 'MIXPOST_CHUNKED_UPLOAD_SIZE',
      type: 'number',
      unit: 'MB',
      editions: paid,
      readBy: 'package',
      meaning: 'Size of each chunk.',
      installer: '10',
      example: '10',
      since: { pro: '4', enterprise: '5' },
    },
    {
      name: 'FFMPEG_PATH',
      type: 'path',
      readBy: 'package',
      meaning: 'Path to FFmpeg. It must end in `ffmpeg`.',
      default: '/usr/bin/ffmpeg',
      example: '/usr/bin/ffmpeg',
    },
    {
      name: 'FFPROBE_PATH',
      type: 'path',
      readBy: 'package',
      meaning: 'Path to FFprobe. It must end in `ffprobe`.',
      default: '/usr/bin/ffprobe',
      example: '/usr/bin/ffprobe',
    },
  ],
};
