import { base64Bytes, type Data, hexOf, hmac, sha256 } from './digest';
import { jsonEncodings } from './json-encodings';

export const mistakes = {
  'other header':
    "This header isn't `X-Signature`, the only one with Mixpost's signature. Read `X-Signature`, and reject requests without it.",
  prefix: 'The value starts with a prefix. Mixpost sends the hex digits without one, so compare them without it.',
  base64: 'The value is Base64. Mixpost sends hex digits, so encode your digest as hex.',
  uppercase: 'The hex digits are uppercase. Mixpost sends lowercase digits.',
  'cut off': 'The value is cut off. A signature has 64 hex digits.',
  're-encoded body':
    'The body was parsed as JSON and encoded again, which changed its bytes. Use the raw body, before any JSON parser.',
  'newline after the body':
    'A newline at the end of the body makes the difference. Sign and compare exactly the bytes that arrive.',
  'space around the body':
    'Space at the start or end of the body makes the difference. Sign and compare exactly the bytes that arrive.',
  'line endings': 'The line endings of the body were changed. Sign and compare exactly the bytes that arrive.',
  'space in the secret': 'One of the secrets has a space or a newline at its start or end. Remove it on that side.',
  'quotes around the secret': 'One of the secrets includes quotation marks. Remove them on that side.',
  'decoded secret':
    'The secret was decoded before use. Use its text as the key, even if it looks like hex digits or Base64.',
  'the secret itself': 'The value is the secret. The header is a digest of the body, with the secret as its key.',
  'no key': 'The value is a plain SHA-256 digest. Use HMAC-SHA256 with the secret as its key.',
  'swapped arguments': 'The key and the message are swapped. The secret is the key, and the body is the message.',
  'other algorithm': "The value was made with another hash function. Mixpost's signature is an HMAC with SHA-256.",
} as const;

export type Mistake = keyof typeof mistakes;

/** What a reader knows of a delivery. The secret and the body aren't empty. */
export type Delivery = { readonly secret: string; readonly body: string; readonly header: string };

/**
 * Finds out why a signature doesn't match. It tries each usual mistake, then two at a time.
 *
 * @returns the mistakes that explain the header, none if it matches; null if no mistake explains it
 */
export async function findMistakes({ secret, body, header }: Delivery): Promise<readonly Mistake[] | null> {
  const { digest, found } = readHeader(header);
  if (header.trim() === secret.trim()) {
    return ['the secret itself'];
  }
  const bodies = bodiesOf(body);
  const secrets = secretsOf(secret);
  const pairs = secrets.flatMap((key) => bodies.map((message) => [key, message] as const));
  // Explanations with a single mistake come first.
  pairs.sort((one, other) => countOf(one) - countOf(other));
  for (const [[keyMistake, key], [bodyMistake, message]] of pairs) {
    if ((await hmac(key, message)) === digest) {
      return [...found, ...[bodyMistake, keyMistake].filter((mistake) => mistake !== null)];
    }
  }
  const other = await otherDigest(digest, secret, body);
  return other && [...found, other];
}

type Variant<Value> = readonly [mistake: Mistake | null, value: Value];

function countOf(pair: readonly Variant<unknown>[]): number {
  return pair.filter(([mistake]) => mistake !== null).length;
}

/** Reads the digest in a header, which can include the header's name, a prefix, and quotation marks. */
function readHeader(header: string): { readonly digest: string; readonly found: readonly Mistake[] } {
  const found: Mistake[] = [];
  const [, name, rest] = /^([\w-]*signature[\w-]*)\s*:\s*(.*)$/i.exec(header.trim()) ?? [];
  if (name && !/^(?:http_)?x[-_]signature$/i.test(name)) {
    found.push('other header');
  }
  const unquoted = (rest ?? header.trim()).replace(/^(["'])(.*)\1$/, '$2');
  const value = unquoted.replace(/^(?:(?:hmac[-_]?)?sha-?\d+|v\d)\s*[=:]\s*/i, '');
  if (value !== unquoted) {
    found.push('prefix');
  }
  if (/^[\da-f]*$/i.test(value)) {
    return { digest: value.toLowerCase(), found: value === value.toLowerCase() ? found : [...found, 'uppercase'] };
  }
  const bytes = base64Bytes(value);
  if (!bytes?.length) {
    return { digest: value, found };
  }
  const text = new TextDecoder().decode(bytes);
  return { digest: /^[\da-f]{64}$/.test(text) ? text : hexOf(bytes), found: [...found, 'base64'] };
}

function bodiesOf(body: string): readonly Variant<string>[] {
  const encodings = new Set(jsonEncodings(body).filter((text) => text !== body.trim()));
  return [
    [null, body],
    ['newline after the body', body.replace(/\r?\n$/, '')],
    ['newline after the body', `${body}\n`],
    ['space around the body', body.trim()],
    ['line endings', body.replaceAll(/\r?\n/g, '\r\n')],
    ...[...encodings].map((text) => ['re-encoded body', text] as const),
  ];
}

function secretsOf(secret: string): readonly Variant<Data>[] {
  const trimmed = secret.trim();
  const isHex = /^(?:[\da-f]{2})+$/i.test(trimmed);
  const decoded = isHex
    ? Uint8Array.from(trimmed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
    : base64Bytes(trimmed);
  const space: readonly string[] = [trimmed, `${trimmed}\n`, `${trimmed}\r\n`, `${trimmed} `, ` ${trimmed}`];
  const quotes: readonly string[] = [trimmed.replace(/^(["'])(.*)\1$/, '$2'), `"${trimmed}"`, `'${trimmed}'`];
  const variants: readonly Variant<Data>[] = [
    [null, secret],
    ...space.map((text) => ['space in the secret', text] as const),
    ...quotes.map((text) => ['quotes around the secret', text] as const),
    ...(decoded ? [['decoded secret', decoded] as const] : []),
  ];
  return variants.filter(([, key]) => key.length > 0);
}

/** Returns which other calculation with the same secret and body has this result. */
async function otherDigest(digest: string, secret: string, body: string): Promise<Mistake | null> {
  const candidates: readonly Variant<string>[] = [
    ['no key', await sha256(body)],
    ['no key', await sha256(secret + body)],
    ['no key', await sha256(body + secret)],
    ['swapped arguments', await hmac(body, secret)],
    ['other algorithm', await hmac(secret, body, 'SHA-1')],
    ['other algorithm', await hmac(secret, body, 'SHA-384')],
    ['other algorithm', await hmac(secret, body, 'SHA-512')],
  ];
  const match = candidates.find(([, candidate]) => candidate === digest);
  const isCutOff = digest.length >= 8 && (await hmac(secret, body)).startsWith(digest);
  return match?.[0] ?? (isCutOff ? 'cut off' : null);
}
