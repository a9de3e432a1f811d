import { createHash } from 'node:crypto';
import { trustedTypesScript } from '@/lib/next-internals/trusted-types';
import type { Service, ServiceDirective } from '@/lib/site/services';
import { codeOf } from './page-code';

/** The Trusted Types policies of the site's own scripts: of `own-scripts.ts`, and of `lib/browser/trusted-html.ts`. */
const ownTrustedTypes = ['default', 'site'];

/** What the policies of all pages depend on beside the page. */
export type PolicySettings = {
  /** The path that the site is served below, such as `/docs`; empty at the root. */
  readonly basePath: string;
  readonly services: readonly Service[];
};

/**
 * Writes a Content-Security-Policy into a page that allows exactly what the page holds: its inline scripts and styles by their hashes,
 * files of the site itself, and the services that the settings ask for. The policy stands at the head's beginning, behind the encoding,
 * which browsers look for in the first 1024 bytes. The last of all steps that change HTML: a change after it makes a hash wrong.
 *
 * @param html a page without a policy
 * @throws when the page has no `<head>`
 */
export function withContentPolicy(html: string, settings: PolicySettings): string {
  const [start] = /^.*?<head[^>]*>(?:<meta charset="[^"]*"\s*\/?>)?/is.exec(html) ?? [];
  if (start === undefined) {
    throw new Error('The page has no <head> to hold its Content-Security-Policy; export it as a whole document.');
  }
  const script = trustedTypesScript(settings.basePath, settings.services);
  const code = codeOf(html);
  const policy = contentPolicy([script, ...code.scripts], code.styles, settings.services);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `${start}${meta}<script>${script}</script>${html.slice(start.length)}`;
}

/** The policy as one line. What a `<meta>` cannot say (`frame-ancestors`) is among the headers of hosts (`lib/hosts/headers.ts`). */
function contentPolicy(scripts: readonly string[], styles: readonly string[], services: readonly Service[]): string {
  const texts = [...scripts, ...services.flatMap(({ inlineScripts }) => inlineScripts)];
  const of = (directive: ServiceDirective) => services.flatMap(({ sources }) => sources[directive] ?? []);
  const selfAnd = (sources: readonly string[]) => (sources.length > 0 ? ["'self'", ...sources] : []);
  const directives = {
    // For pictures, fonts and the manifest, unless a service adds to them; Firefox also holds what is fetched ahead to it.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...texts.map(hashOf), ...of('script-src')],
    'style-src': ["'self'", ...styles.map(hashOf), ...of('style-src')],
    'img-src': selfAnd(of('img-src')),
    'font-src': selfAnd(of('font-src')),
    'connect-src': ["'self'", ...of('connect-src')],
    // Held to the scripts, which only a service adds to.
    'worker-src': of('script-src').length > 0 ? ["'self'"] : [],
    'frame-src': of('frame-src').length > 0 ? of('frame-src') : ["'none'"],
    'media-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...ownTrustedTypes, ...services.flatMap(({ trustedTypes }) => trustedTypes)],
  };
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** What a policy says for the text of an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
