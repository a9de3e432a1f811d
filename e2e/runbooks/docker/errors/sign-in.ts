import { values } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import {
  changeKey,
  keepFile,
  like,
  proxy,
  publishPort,
  recreate,
  restoreFile,
  restoreSettings,
  setKey,
  tinker,
} from './commands';

const setPassword = (text: string) =>
  tinker(
    `DB::table("users")->updateOrInsert(["email" => "${values.email}"], ["name" => "Robin", "password" => bcrypt("${text}")]);`,
  );
const local = 'http://localhost:9000';

/** Errors of sign-in and HTTPS. */
export const signInErrors: readonly ProvokedError[] = [
  {
    ...like('The page has expired due to inactivity.'),
    provoke: changeKey('SESSION_DOMAIN', 'other.example'),
    fix: [["`SESSION_DOMAIN` isn't set", restoreSettings], ownCommands],
  },
  {
    ...like('Forbidden or Access forbidden! at /horizon'),
    prepare: ['request mixpost'],
    provoke: ['rm /run/request.cookies'],
    fix: [['Sign in', 'request mixpost']],
  },
  {
    ...like('The default user admin@example.com is refused'),
    provoke: [tinker('DB::table("users")->where("email", "admin@example.com")->delete();')],
    check: 'request mixpost/profile',
  },
  {
    heading: 'The password reset email never arrives',
    prepare: [setPassword('a-password-of-the-run')],
    provoke: [setPassword('forgotten')],
    check: `EMAIL=${values.email} PASSWORD=a-password-of-the-run request mixpost/profile`,
    error: /These credentials do not match our records/,
  },
  {
    heading: '502 Bad Gateway',
    provoke: changeKey('DB_PORT', '3307'),
    error: /^HTTP 502/m,
    fix: [['fix the error before it', restoreSettings, recreate], ownCommands],
  },
  {
    ...like('The site works on http:// only, or links jump to https://'),
    prepare: [keepFile, publishPort('9000'), ...changeKey('APP_URL', local)],
    provoke: [setKey('APP_URL', 'https://social.example.com'), recreate],
    check: `curl -s ${local}/mixpost/login | grep -o 'https\\?:\\\\*/\\\\*/localhost' | sort -u`,
    fix: [
      ['Set `APP_URL` to the exact address', setKey('APP_URL', local)],
      ['apply the change', recreate],
    ],
    restore: [restoreFile, restoreSettings, recreate],
  },
  {
    heading: 'Redirects lead to an internal URL',
    prepare: [proxy('proxy_set_header Host $host;')],
    provoke: [proxy()],
    check: "curl -s -o /dev/null -w '%{redirect_url}' -H 'Host: social.example.com' http://127.0.0.1:8088/",
    error: /^https?:\/\/172\.[\d.]+\/\S*/,
    healthy: /^https:\/\/social\.example\.com\/mixpost$/,
    fix: [['Pass on `Host` and the `X-Forwarded-*` headers', proxy('proxy_set_header Host $host;')]],
    restore: ['service nginx stop'],
  },
  {
    heading: 'A certificate from your own authority',
    prepare: [
      'cp /usr/local/share/ca-certificates/run.crt my-ca.crt',
      `printf 'services: {mixpost: {extra_hosts: ["social.example.com:host-gateway"]}}' > docker-compose.override.yml`,
      recreate,
      'docker compose cp my-ca.crt mixpost:/usr/local/share/ca-certificates/my-ca.crt',
      'docker compose exec mixpost update-ca-certificates',
    ],
    provoke: [`${recreate} --force-recreate mixpost`],
    check: tinker('echo Http::get("https://social.example.com/mixpost/login")->status();'),
    error: /cURL error 60: SSL certificate problem/,
    healthy: /^200/m,
    restore: ['rm docker-compose.override.yml', recreate],
  },
  {
    ...like('Mixed content, blocked styles, or a white page over HTTPS'),
    provoke: changeKey('APP_URL', 'http://social.example.com'),
  },
];
