import type { Kind } from '@/lib/placeholders/entry';

const quoted = /^(["'])(.*)\1$/s;

/**
 * The value that a reader means by what they typed or pasted: without the spaces and quotes that come along when copying, for a domain or
 * host without the rest of its URL, and for a token without `Bearer`. A secret stays as it is, because every character of it may count.
 */
export function normalizeValue(kind: Kind, text: string): string {
  if (kind === 'secret') {
    return text;
  }
  const trimmed = text.trim();
  const value = quoted.exec(trimmed)?.[2]?.trim() ?? trimmed;
  if (kind === 'token') {
    return value.replace(/^Bearer\s+/i, '');
  }
  if ((kind === 'domain' || kind === 'host') && /^https?:\/\//i.test(value) && URL.canParse(value)) {
    return new URL(value).hostname;
  }
  return value;
}
