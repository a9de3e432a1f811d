import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { changeKey, like, restoreSettings, tinker } from './commands';

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
    ...like('Mixed content, blocked styles, or a white page over HTTPS'),
    provoke: changeKey('APP_URL', 'http://social.example.com'),
  },
];
