import type { Kind } from '@/lib/placeholders/entry';
import { fitsDotenvDouble, fitsDotenvSingle } from './dotenv-quotes';
import { hasUnprintable } from './unprintable';

/** What is right for a kind, and the sentence for a value that is not. */
type Rule = { readonly pattern: RegExp; readonly most: number; readonly fault: string };

const host = String.raw`(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*`;
const word = '[A-Za-z0-9_][A-Za-z0-9_.:+-]*';

const rules: Readonly<Record<Kind, Rule>> = {
  domain: {
    pattern: new RegExp(`^(?=.*\\.)${host}$`, 'i'),
    most: 253,
    fault: 'Write a domain such as social.example.com: letters, digits, dots and hyphens.',
  },
  host: {
    pattern: new RegExp(`^${host}$`, 'i'),
    most: 253,
    fault: 'Write a host name or an IP address, such as redis or 127.0.0.1.',
  },
  email: {
    pattern: /^\w[\w.+%-]*@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i,
    most: 254,
    fault: 'Write an e-mail address such as you@example.com.',
  },
  user: {
    pattern: new RegExp(`^${word.replace(':+-]', ':+@-]')}$`),
    most: 254,
    fault: 'Write a user name: letters, digits and the signs _ . : + - @.',
  },
  uuid: {
    pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    most: 36,
    fault: 'Write a UUID: 32 digits from 0 to f in five groups, such as 3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15.',
  },
  identifier: {
    pattern: /^[A-Za-z0-9_][A-Za-z0-9_-]*$/,
    most: 64,
    fault: 'Write a name of letters, digits, underscores and hyphens, 64 at most.',
  },
  word: {
    pattern: new RegExp(`^${word}$`),
    most: 200,
    fault: 'Write one word: letters, digits and the signs _ . : + -.',
  },
  number: { pattern: /^\d+$/, most: 20, fault: 'Write digits only.' },
  folder: {
    pattern: /^\/(?:[\w.+@-]+\/)*[\w.+@-]*$/,
    most: 1000,
    fault: 'Write the whole path from the root, such as /var/www/app, without spaces.',
  },
  'core-path': {
    pattern: /^\w[\w-]*(?:\/\w[\w-]*)*$/,
    most: 100,
    fault: 'Write the part behind the domain without slashes at its ends, such as mixpost.',
  },
  address: {
    pattern: /^https?:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:\/[\w./~%+:@,=-]*)?(?:\?[\w./~%+:@,=&-]*)?$/i,
    most: 2000,
    fault: 'Write a whole address that begins with https://, such as https://hooks.example.com/mixpost.',
  },
  'app-key': {
    pattern: /^base64:[A-Za-z0-9+/]{43}=$/,
    most: 51,
    fault: 'Write base64: and 44 characters of Base64, which are 32 bytes; or let one be made.',
  },
  secret: { pattern: /./s, most: 500, fault: 'Write the secret.' },
};

/**
 * What is wrong with a value, as a sentence for the reader; null for a right one. An empty value is for the caller to judge.
 */
export function faultOf(kind: Kind, value: string): string | null {
  const { pattern, most, fault } = rules[kind];
  if (hasUnprintable(value)) {
    return 'This holds a line end or a character that cannot be seen. Type it by hand, or copy it again.';
  }
  if (value.length > most) {
    return `This is too long: ${value.length} characters, and at most ${most} make sense here.`;
  }
  if (value !== value.trim()) {
    return 'Take away the space at the ends.';
  }
  return pattern.test(value) ? secretFault(kind, value) : (nearMiss(kind, value) ?? fault);
}

/** A better sentence for what is often written instead. */
function nearMiss(kind: Kind, value: string): string | null {
  if ((kind === 'domain' || kind === 'host') && /^[a-z]+:\/\/|\//i.test(value)) {
    return 'Write the domain alone, without https:// and without a path.';
  }
  if (kind === 'domain' && value.includes('@')) {
    return 'This is an e-mail address. Write the domain of your site.';
  }
  if (kind === 'domain' && /:\d+$/.test(value)) {
    return 'Write the domain without a port.';
  }
  if (kind === 'domain' && /[^\x20-\x7e]/.test(value)) {
    return 'Write the form that begins with xn--, which certificates and settings need.';
  }
  return null;
}

function secretFault(kind: Kind, value: string): string | null {
  if (kind === 'secret' && !fitsDotenvSingle(value) && !fitsDotenvDouble(value)) {
    return `A .env file has no form for this that every program reads alike. Use no ' beside ", $, \` or \\, no \${, and no \\ at the end.`;
  }
  return kind === 'secret' && value.startsWith('-')
    ? 'Programs would take this for an option: begin with another sign than a dash.'
    : null;
}
