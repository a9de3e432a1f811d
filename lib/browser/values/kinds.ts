import type { Kind } from '@/lib/content/placeholders/entry';
import { dotenvQuoted, hasUnprintable } from './escape';

type Rule = { readonly pattern: RegExp; readonly maxLength: number; readonly message: string };

const host = String.raw`(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*`;
const word = '[A-Za-z0-9_][A-Za-z0-9_.:+-]*';

const rules: Readonly<Record<Kind, Rule>> = {
  domain: {
    pattern: new RegExp(`^(?:(?=.*\\.)${host}|localhost)$`, 'i'),
    maxLength: 253,
    message: 'Enter a domain such as social.example.com, or localhost for a local test.',
  },
  host: {
    pattern: new RegExp(`^${host}$`, 'i'),
    maxLength: 253,
    message: 'Enter a host name or an IP address, such as redis or 127.0.0.1.',
  },
  email: {
    pattern: /^\w[\w.+%-]*@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i,
    maxLength: 254,
    message: 'Enter an email address such as you@example.com.',
  },
  user: {
    pattern: new RegExp(`^${word.replace(':+-]', ':+@-]')}$`),
    maxLength: 254,
    message: 'Enter a username: letters, digits, and the characters _ . : + - @.',
  },
  uuid: {
    pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    maxLength: 36,
    message:
      'Enter a UUID: five groups of digits and the letters a to f, such as 3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15.',
  },
  identifier: {
    pattern: /^[A-Za-z0-9_][A-Za-z0-9_-]*$/,
    maxLength: 64,
    message: 'Enter a name of up to 64 letters, digits, underscores, and hyphens.',
  },
  word: {
    pattern: new RegExp(`^${word}$`),
    maxLength: 200,
    message: 'Enter one word: letters, digits, and the characters _ . : + -.',
  },
  number: { pattern: /^\d+$/, maxLength: 20, message: 'Enter digits only.' },
  folder: {
    pattern: /^\/(?:[\w.+@-]+\/)*[\w.+@-]*$/,
    maxLength: 1000,
    message: 'Enter the full path from the root, such as /var/www/app, without spaces.',
  },
  'core-path': {
    pattern: /^\w[\w-]*(?:\/\w[\w-]*)*$/,
    maxLength: 100,
    message: 'Enter the part after the domain without a slash at either end, such as mixpost.',
  },
  address: {
    pattern: /^https?:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:\/[\w./~%+:@,=-]*)?(?:\?[\w./~%+:@,=&-]*)?$/i,
    maxLength: 2000,
    message: 'Enter a full URL that starts with https://, such as https://hooks.example.com/mixpost.',
  },
  'app-key': {
    pattern: /^base64:[A-Za-z0-9+/]{43}=$/,
    maxLength: 51,
    message: 'Enter base64: followed by 44 characters of Base64 (32 bytes), or generate a key.',
  },
  // What can follow `Authorization: Bearer`, plus the | in Laravel Sanctum's tokens
  // (https://datatracker.ietf.org/doc/html/rfc6750#section-2.1).
  token: {
    pattern: /^[A-Za-z0-9][\w.~+/|-]*=*$/,
    maxLength: 2000,
    message:
      'Enter the token as it was shown to you: letters, digits, and the characters - . _ ~ + / | =, without spaces.',
  },
  secret: { pattern: /./s, maxLength: 500, message: 'Enter the secret.' },
};

export function kindError(kind: Kind, value: string): string | null {
  const { pattern, maxLength, message } = rules[kind];
  if (hasUnprintable(value)) {
    return 'This contains a line break or an invisible character. Copy it again, or type it.';
  }
  if (value.length > maxLength) {
    return `This is too long: ${value.length} characters; the maximum is ${maxLength}.`;
  }
  if (value !== value.trim()) {
    return 'Remove the space at the start or end.';
  }
  return pattern.test(value) ? secretError(kind, value) : (nearMiss(kind, value) ?? message);
}

function nearMiss(kind: Kind, value: string): string | null {
  if ((kind === 'domain' || kind === 'host') && /^[a-z]+:\/\/|\//i.test(value)) {
    return 'Enter the domain only, without https:// and without a path.';
  }
  if (kind === 'domain' && value.includes('@')) {
    return 'This is an email address. Enter the domain of your site.';
  }
  if (kind === 'domain' && /:\d+$/.test(value)) {
    return 'Enter the domain without a port.';
  }
  if (kind === 'domain' && /[^\x20-\x7e]/.test(value)) {
    return 'Enter the Punycode form, which starts with xn--. Certificates and settings require it.';
  }
  return null;
}

function secretError(kind: Kind, value: string): string | null {
  if (kind === 'secret' && dotenvQuoted(value) === null) {
    return `A .env file can't store this reliably. Don't combine ' with ", $, \`, or \\, and don't use \${ or end with \\.`;
  }
  return kind === 'secret' && value.startsWith('-')
    ? "Commands would read this as an option. Use a secret that doesn't start with a dash."
    : null;
}
