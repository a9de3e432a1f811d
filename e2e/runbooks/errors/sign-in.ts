import {
  applyChange,
  artisan,
  backUp,
  changeKey,
  nginxSite,
  reloadNginx,
  restartPhp,
  restore,
  setKey,
  settings,
  tinker,
} from './commands';
import { ownCommands, type ProvokedError } from './provoked-error';

const pool = '/etc/php/8.2/fpm/pool.d/www.conf';
const linkScheme = "curl -s http://social.example.com/mixpost/login | grep -o 'https\\?:\\\\*/\\\\*/social' | sort -u";

/** Errors of sign-in, pages, HTTPS, and requests to other servers. */
export const signInErrors: readonly ProvokedError[] = [
  {
    heading: 'The page has expired due to inactivity.',
    provoke: changeKey('SESSION_DOMAIN', 'other.example'),
    fix: [["`SESSION_DOMAIN` isn't set", `sed -i /^SESSION_DOMAIN=/d ${settings}`], ownCommands],
  },
  {
    heading: 'Forbidden or Access forbidden! at /horizon',
    prepare: ['request mixpost'],
    provoke: ['cp /run/request.cookies /run/kept.cookies && rm /run/request.cookies'],
    check: 'curl -s -b /run/request.cookies https://social.example.com/horizon',
    error: /Forbidden/,
    healthy: /<title>[^<]*Horizon/,
    fix: [['Sign in', 'request mixpost']],
  },
  {
    heading: '404 on every page except the home page',
    provoke: [backUp(nginxSite), `sed -i '/try_files $uri $uri\\/ \\|error_page 404/d' ${nginxSite}`, reloadNginx],
    check: 'request mixpost/posts',
    error: /HTTP 404/,
    fix: [['Compare your configuration with', restore(nginxSite), reloadNginx]],
  },
  {
    heading: 'The default user admin@example.com is refused',
    prepare: [artisan('mixpost-auth:create --admin')],
    provoke: [`mysql mixpost_db -e "DELETE FROM users WHERE email = 'admin@example.com'"`],
    check: 'EMAIL=admin@example.com PASSWORD=changeme request mixpost/profile',
    error: /These credentials do not match our records/,
  },
  {
    heading: '502 Bad Gateway with php-fpm.sock failed (13: Permission denied)',
    provoke: [
      `sed -i 's/^listen.owner = .*/listen.owner = root/; s/^listen.group = .*/listen.group = root/' ${pool}`,
      restartPhp,
    ],
    error: /HTTP 502[\s\S]*-fpm\.sock failed \(13: Permission denied\)/,
  },
  {
    heading: 'Mixed content, blocked styles, or a white page over HTTPS',
    provoke: changeKey('APP_URL', 'http://social.example.com'),
    error: /http:\\*\/\\*\/social\.example\.com/,
    healthy: /^(?![\s\S]*http:\\*\/\\*\/social)[\s\S]*^HTTP 200/m,
  },
  {
    heading: 'The site works on http:// only, or links jump to https://',
    prepare: changeKey('APP_URL', 'http://social.example.com'),
    provoke: changeKey('APP_URL', 'https://social.example.com'),
    check: linkScheme,
    error: /^https:/m,
    healthy: /^http:[^\n]*$(?![\s\S]*https:)/m,
    fix: [
      ['Set `APP_URL` to the exact address', setKey('APP_URL', 'http://social.example.com')],
      ['apply the change', ...applyChange],
    ],
    restore: changeKey('APP_URL', 'https://social.example.com'),
  },
  {
    heading: 'cURL error 60: SSL certificate problem',
    provoke: ['cp /etc/ssl/certs/ISRG_Root_X1.pem /etc/ssl/certs/ca-certificates.crt && rm /etc/ssl/certs/*.0'],
    check: tinker('echo Http::get("https://social.example.com/mixpost/login")->status();'),
    healthy: /^200/m,
  },
];
