import type { Kind } from '@/lib/content/placeholders/entry';

const quoted = /^(["'])(.*)\1$/s;

/**
 * Returns the value that a reader means: without spaces and quotes from copying, for a domain or host without the rest
 * of its URL, for a core path without slashes around it, and for a token without `Bearer`. A secret stays unchanged,
 * because every character might matter.
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
  if (kind === 'core-path') {
    return value.replaceAll(/^\/+|\/+$/g, '');
  }
  if ((kind === 'domain' || kind === 'host') && /^https?:\/\//i.test(value) && URL.canParse(value)) {
    return new URL(value).hostname;
  }
  return value;
}
