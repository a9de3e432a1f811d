import { createHash } from 'node:crypto';
import { trustedTypesScript } from '@/lib/next-internals/trusted-types';
import type { ThirdParty, ThirdPartyDirective } from '@/lib/site/third-parties';
import { pageCodeOf } from './page-code';

/** The policies that `next-internals/trusted-types.ts` and `lib/browser/dom/trusted-html.ts` create. */
const ownTrustedTypes = ['default', 'site'];

/** The settings that all pages' policies depend on, in addition to the page itself. */
export type PolicySettings = {
  /** The path that the site is served under, such as `/docs`; empty at the root. */
  readonly basePath: string;
  readonly thirdParties: readonly ThirdParty[];
};

/**
 * Adds a Content-Security-Policy to a page that allows exactly what the page contains: its inline scripts and styles by
 * hash, the site's own files, and the third parties in the settings. The policy comes first in the head, after the
 * encoding, which browsers look for in the first 1024 bytes. This must be the last step that changes HTML, because a
 * later change would invalidate a hash.
 *
 * @throws if the page has no `<head>`
 */
export function withContentPolicy(html: string, settings: PolicySettings): string {
  const [start] = /^.*?<head[^>]*>(?:<meta charset="[^"]*"\s*\/?>)?/is.exec(html) ?? [];
  if (start === undefined) {
    throw new Error('The page has no <head> for its Content-Security-Policy; export a complete document.');
  }
  const script = trustedTypesScript(settings.basePath, settings.thirdParties);
  const code = pageCodeOf(html);
  const policy = contentPolicy([script, ...code.scripts], code.styles, settings.thirdParties);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `${start}${meta}<script>${script}</script>${html.slice(start.length)}`;
}

/** Returns the policy. What a `<meta>` doesn't support (`frame-ancestors`) is a header (`lib/hosting/headers.ts`). */
function contentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  thirdParties: readonly ThirdParty[],
): string {
  const texts = [...scripts, ...thirdParties.flatMap(({ inlineScripts }) => inlineScripts)];
  const of = (directive: ThirdPartyDirective) => thirdParties.flatMap(({ sources }) => sources[directive] ?? []);
  const selfAnd = (sources: readonly string[]) => (sources.length > 0 ? ["'self'", ...sources] : []);
  const directives = {
    // For images, fonts, and the manifest, unless a third party adds to them. Firefox also applies it to prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...texts.map(hashOf), ...of('script-src')],
    'style-src': ["'self'", ...styles.map(hashOf), ...of('style-src')],
    'img-src': selfAnd(of('img-src')),
    'font-src': selfAnd(of('font-src')),
    'connect-src': ["'self'", ...of('connect-src')],
    // Workers fall back to `script-src`, which only third parties extend.
    'worker-src': of('script-src').length > 0 ? ["'self'"] : [],
    'frame-src': of('frame-src').length > 0 ? of('frame-src') : ["'none'"],
    'media-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...ownTrustedTypes, ...thirdParties.flatMap(({ trustedTypes }) => trustedTypes)],
  };
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Returns the CSP source expression for the text of an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
