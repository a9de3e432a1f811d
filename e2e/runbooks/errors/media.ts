import { applyChange, artisan, changeKey, nginxSite, phpLimits, reloadNginx, restartPhp, scratch } from './commands';
import { ownCommands, type ProvokedError } from './provoked-error';

const media = '/var/www/html/storage/app/public';
const picture = `${scratch}/picture.jpg`;
const largePicture = `${scratch}/large.jpg`;
const drawPicture = `[ -f ${picture} ] || ffmpeg -v error -f lavfi -i testsrc=s=640x480 -frames:v 1 ${picture}`;
const upload = (file: string) => `request mixpost/media/upload -F file=@${file} -H 'Accept: application/json'`;
const uploadPicture = [drawPicture, upload(picture)];
const showPicture = `curl -s -o /dev/null -w '%{http_code}' "https://social.example.com/storage/$(cd ${media} && find . -name '*.jpg' | head -n 1)"`;
const config = '/var/www/html/config/mixpost.php';
const raiseImageLimit = `sed -i "s/'image' => 1024 \\* 5/'image' => 1024 * 10/" ${config}`;

/** Errors of uploads and of the media library. */
export const mediaErrors: readonly ProvokedError[] = [
  {
    heading: '413 (Payload Too Large) on media/upload',
    prepare: [drawPicture],
    provoke: [`sed -i 's/client_max_body_size .*;/client_max_body_size 1k;/' ${nginxSite}`, reloadNginx],
    check: upload(picture),
    error: /413 Request Entity Too Large/,
    fix: [
      ['Raise the limit', `sed -i 's/client_max_body_size .*;/client_max_body_size 220M;/' ${nginxSite}`, reloadNginx],
    ],
  },
  {
    heading: 'The file was not uploaded. Check your … driver configuration.',
    prepare: uploadPicture,
    provoke: [`chown -R root: ${media} && chmod -R 755 ${media}`],
    check: upload(picture),
  },
  {
    heading: 'The image must not be greater than …MB. and the same for videos',
    prepare: [
      drawPicture,
      `cp ${picture} ${largePicture} && head -c 6000000 /dev/zero >> ${largePicture}`,
      artisan('vendor:publish --tag=mixpost-config'),
      raiseImageLimit,
      ...applyChange,
    ],
    provoke: [`sed -i "s/'image' => 1024 \\* 10/'image' => 1024 * 5/" ${config}`, ...applyChange],
    check: upload(largePicture),
    error: /The image must not be greater than 5MB\./,
    fix: [['Raise the limit in `config/mixpost.php` (Lite)', raiseImageLimit, ...applyChange]],
  },
  {
    heading: 'The file failed to upload.',
    prepare: [drawPicture],
    provoke: [`sed -i 's/^upload_max_filesize=.*/upload_max_filesize=1K/' ${phpLimits}`, restartPhp],
    check: upload(picture),
    error: /The file failed to upload\.|file does not exist or is not readable/,
    fix: [
      ownCommands,
      ['Raise the PHP limits', `sed -i 's/^upload_max_filesize=.*/upload_max_filesize=210M/' ${phpLimits}`, restartPhp],
    ],
  },
  {
    heading: "Pictures don't show, 404 under /storage",
    prepare: uploadPicture,
    provoke: ['rm /var/www/html/public/storage'],
    check: showPicture,
    error: /404/,
    healthy: /200/,
  },
  {
    heading: 'The [public/storage] link already exists.',
    prepare: uploadPicture,
    provoke: [
      'mkdir -p /srv/old-mixpost/storage && rm /var/www/html/public/storage',
      'ln -s /srv/old-mixpost/storage /var/www/html/public/storage',
    ],
    check: `${artisan('storage:link 2>&1')}; ${showPicture}`,
    error: /The \[.*public\/storage\] link already exists\.[\s\S]*404/,
    healthy: /200$/,
  },
  {
    heading: '403 for pictures and videos',
    prepare: uploadPicture,
    provoke: [`chown -R root: ${media} && find ${media} -type f -exec chmod 600 {} +`],
    check: showPicture,
    error: /403/,
    healthy: /200/,
  },
  {
    heading: 'No thumbnail for videos',
    provoke: changeKey('FFMPEG_PATH', '/opt/ffmpeg/ffmpeg'),
    check: 'request mixpost/system/status',
    error: /"ffmpeg_status":"Not Installed"/,
    healthy: /"ffmpeg_status":"Installed"/,
    fix: [ownCommands, ['Apply the change', ...applyChange]],
  },
];
