import type { Service } from '@/lib/site/services';

/**
 * The script that follows the policy in every page. Under `require-trusted-types-for 'script'` a browser asks the default policy
 * whenever a plain string is about to become markup or a script, and Turbopack's loader, React and `next/script` hand over nothing else.
 * This policy lets through the scripts of the build by their folder, React's empty `<script>` (it makes every script element from that),
 * text without a `<`, which makes no element (React sets the text of structured data so), and what the services of the settings load;
 * all else stays stopped.
 *
 * @param basePath the path that the site is served below, such as `/docs`; empty at the root
 */
export function ownScripts(basePath: string, services: readonly Service[]): string {
  const origins = services.flatMap(({ sources }) => sources['script-src'] ?? []);
  const texts = services.flatMap(({ inlineScripts }) => inlineScripts);
  const folder = `${basePath}/_next/static/`;
  const isOwnUrl = `u.origin===location.origin&&u.pathname.startsWith(${literal(folder)})`;
  const isOfService = origins.length > 0 ? `||${literal(origins)}.includes(u.origin)` : '';
  const rules = [
    `createHTML:t=>!t.includes(${literal('<')})||t===${literal('<script></script>')}?t:null`,
    // Not left out: a browser would stop the text, and report nothing.
    `createScript:t=>${texts.length > 0 ? `${literal(texts)}.includes(t)?t:null` : null}`,
    `createScriptURL:t=>{const u=new URL(t,document.baseURI);return ${isOwnUrl}${isOfService}?t:null}`,
  ];
  return `if(self.trustedTypes)trustedTypes.createPolicy("default",{${rules.join()}})`;
}

/** A value as it may stand inside a `<script>`. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\x3c');
}
