import type { SignatureSource } from './types';

/** Errors while signing in, and of missing pages. */
export const signIn: readonly SignatureSource[] = [
  {
    title: '`redirect_uri_mismatch`',
    at: ['/services/sso'],
    texts: ['aadsts50011', 'does not match the redirect uris configured for', 'invalid parameter: redirect_uri'],
  },
  {
    title: '`The page has expired due to inactivity.`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [
      'the page has expired due to inactivity',
      'csrf token mismatch',
      '419 (unknown status)',
      'http 419',
      '419 page expired',
    ],
  },
  {
    title: 'The login page reloads without an error',
    at: ['/troubleshooting/sign-in-and-https'],
    symptoms: [
      /(?:log|sign)-?in (?:page|screen|form) (?:just |only )?(?:reload|refresh|come)/,
      /\b(?:back|again) (?:to|at|on) (?:the |my )?(?:log|sign)-?in\b/,
    ],
  },
  {
    title: '`Forbidden` or `Access forbidden!` at /horizon',
    at: [
      '/troubleshooting/sign-in-and-https',
      '/enterprise/panel-api#errors-and-pagination',
      '/api/posts/approve#access-forbidden-although-other-calls-work',
    ],
    texts: ['/horizon … 403', 'horizon … access forbidden', 'access forbidden!'],
    needs: ['horizon'],
  },
  {
    title: '404 on every page except the home page',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['404 on every page', '/mixpost/login … 404'],
    needs: ['mixpost'],
  },
  {
    title: 'The default user `admin@example.com` is refused',
    at: ['/troubleshooting/sign-in-and-https#the-default-user-adminexamplecom-is-refused'],
    texts: ['these credentials do not match our records', 'admin@example.com … refused'],
    needs: ['mixpost', 'admin@example.com'],
    symptoms: [/(?:log|sign) in\b.{0,60}admin@example\.com/],
  },
  {
    title: 'The default login works again after you renamed it',
    at: ['/troubleshooting/sign-in-and-https', '/lite/updating#adminexamplecom-can-sign-in-again'],
    texts: ['admin@example.com … again'],
  },
  {
    title: 'The password reset email never arrives',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [],
    symptoms: [/(?:reset|password) ?e?-?mails?\b.{0,60}\b(?:never|not|don't|doesn't|missing)/],
  },
  {
    title: '`Failed to authenticate on SMTP server`, and other errors of mail',
    at: ['/troubleshooting/sign-in-and-https#mail-errors'],
    texts: [
      'failed to authenticate on smtp server',
      'connection could not be established with host',
      /expected response code "?[\d/", or]{3,20} but got (?:an empty )?(?:response|code)/,
      'unable to connect with starttls',
      'mailer\\exception\\transportexception',
      'swift_transportexception',
    ],
  },
  {
    title: '`502 Bad Gateway` with `php-fpm.sock failed (13: Permission denied)`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [/connect\(\) to unix:\S+ failed \(13:/],
  },
];
