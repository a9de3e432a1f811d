import { workerPath } from '@/lib/browser/service-worker/cache-name';
import type { ThirdParty } from '@/lib/site/third-parties';

/**
 * Returns the script that creates the default Trusted Types policy of every page. Browsers that enforce
 * `require-trusted-types-for 'script'` call it whenever a plain string is about to become markup or a script
 * (https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr). Turbopack's loader, React, and `next/script`
 * only pass plain strings. This policy allows the build's scripts by their folder, the service worker, React's empty
 * `<script>` (from which it creates every script element), text without `<`, which can't become an element (React sets
 * the text of structured data this way), and whatever the third parties in the settings load. Everything else
 * stays blocked.
 */
export function trustedTypesScript(basePath: string, thirdParties: readonly ThirdParty[]): string {
  const origins = thirdParties.flatMap(({ sources }) => sources['script-src'] ?? []);
  const texts = thirdParties.flatMap(({ inlineScripts }) => inlineScripts);
  const isOwnPath = `u.pathname.startsWith(${literal(`${basePath}/_next/static/`)})||u.pathname===${literal(basePath + workerPath)}`;
  const isOwnUrl = `u.origin===location.origin&&(${isOwnPath})`;
  const isOfThirdParty = origins.length > 0 ? `||${literal(origins)}.includes(u.origin)` : '';
  const rules = [
    `createHTML:t=>!t.includes(${literal('<')})||t===${literal('<script></script>')}?t:null`,
    // Without this rule, browsers would block the text without reporting it.
    `createScript:t=>${texts.length > 0 ? `${literal(texts)}.includes(t)?t:null` : null}`,
    `createScriptURL:t=>{const u=new URL(t,document.baseURI);return ${isOwnUrl}${isOfThirdParty}?t:null}`,
  ];
  return `if(self.trustedTypes)trustedTypes.createPolicy("default",{${rules.join()}})`;
}

/** Returns a value as a JavaScript literal that can't end a `<script>`. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\x3c');
}
