import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { changeKey, inside, like, recreate, restart, restoreSettings, tinker } from './commands';

const media = '/var/www/html/storage/app/public';
const picture = '/tmp/picture.jpg';
const drawPicture = [
  inside(`ffmpeg -v error -y -f lavfi -i testsrc=s=640x480 -frames:v 1 ${picture}`),
  `docker compose cp mixpost:${picture} ${picture}`,
];
const upload = (file = picture) => `request mixpost/media/upload -F file=@${file} -H 'Accept: application/json'`;
/** A picture of 2 MB, which is more than Nginx allows by default. */
const largePicture = '/tmp/large.jpg';
const limits = 'zzz-uploads.ini';
const limit = (size: string) => `printf 'upload_max_filesize = ${size}\\npost_max_size = 220M\\n' > ${limits}`;
const setRequestLimit = (size: string) => [
  inside(`sed -i 's/client_max_body_size .*;/client_max_body_size ${size};/' /etc/nginx/sites-available/default`),
  inside('nginx -s reload'),
];
const showPicture = `curl -s -o /dev/null -w '%{http_code}' "https://social.example.com/storage/$(docker compose exec -T -w ${media} mixpost find . -name '*.jpg' | head -n 1)"`;

/** Errors of uploads, of the media library, and of files. */
export const mediaErrors: readonly ProvokedError[] = [
  {
    ...like('413 (Payload Too Large) on media/upload'),
    prepare: [...drawPicture, `cp ${picture} ${largePicture} && head -c 2000000 /dev/zero >> ${largePicture}`],
    provoke: setRequestLimit('1m'),
    check: upload(largePicture),
    fix: [['Raise the limit', ...setRequestLimit('220M')]],
  },
  {
    ...like('The file failed to upload.'),
    prepare: [
      limit('210M'),
      `printf 'services: {mixpost: {volumes: ["./${limits}:/etc/php/8.2/fpm/conf.d/${limits}:ro"]}}' > docker-compose.override.yml`,
      recreate,
    ],
    provoke: [limit('1K'), restart],
    check: upload(),
    fix: [
      ['check [the settings that you mounted]', limit('210M'), restart],
      ['run only `df`', inside('df -h / /tmp')],
    ],
    restore: ['rm docker-compose.override.yml', recreate],
  },
  {
    ...like('The file was not uploaded. Check your … driver configuration.'),
    prepare: [...drawPicture, upload()],
    provoke: [inside(`chown -R root: ${media}`), inside(`chmod -R 755 ${media}`)],
    check: upload(),
  },
  {
    ...like("Pictures don't show, 404 under /storage"),
    provoke: [inside('rm public/storage')],
    check: showPicture,
  },
  {
    ...like('The [public/storage] link already exists.'),
    provoke: [inside('mkdir -p /srv/old-mixpost/storage'), inside('ln -sfn /srv/old-mixpost/storage public/storage')],
    check: `${artisan} storage:link 2>&1; ${showPicture}`,
  },
  {
    ...like('403 for pictures and videos'),
    provoke: [inside(`chown -R root: ${media}`), inside(`find ${media} -type f -exec chmod 600 {} +`)],
    check: showPicture,
  },
  {
    ...like('No thumbnail for videos'),
    provoke: changeKey('FFMPEG_PATH', '/opt/ffmpeg/ffmpeg'),
    fix: [
      ['remove `FFMPEG_PATH` and `FFPROBE_PATH` from `.env`', restoreSettings],
      ['Apply the change', recreate],
    ],
  },
  {
    ...like('…/storage/logs/laravel.log" could not be opened in append mode: … Permission denied'),
    prepare: [tinker('Log::error("a test");')],
    provoke: [inside('chown root: storage/logs/laravel.log'), inside('chmod 644 storage/logs/laravel.log')],
    check: tinker('Log::error("a test"); echo "logged";'),
    error: /could not be opened in append mode: [\s\S]*Permission denied/,
  },
];
