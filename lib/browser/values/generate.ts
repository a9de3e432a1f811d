import type { Generated } from '@/lib/content/placeholders/entry';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export function generate(kind: Generated): string {
  switch (kind) {
    case 'password':
      // 28 characters from an alphabet of 57 have 163 bits of entropy. Letters and digits need no escaping anywhere.
      return randomOf(letters, 28);
    case 'digits':
      return randomOf('123456789', 1) + randomOf('0123456789', 5);
    case 'hex':
      return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    case 'app-key':
      return `base64:${btoa(String.fromCharCode(...randomBytes(32)))}`;
  }
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Returns equally probable characters: bytes beyond the last full multiple of the alphabet's length are discarded. */
function randomOf(alphabet: string, count: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < count) {
    for (const byte of randomBytes(count)) {
      if (byte < limit && text.length < count) {
        text += alphabet[byte % alphabet.length];
      }
    }
  }
  return text;
}
