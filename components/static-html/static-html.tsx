'use client';

import { trustedHtml } from '@/lib/browser/trusted-html';

/**
 * A stretch of a page as one string of HTML: text (see `lib/mdx/rehype-static.mjs`) and sidebars. A client component, because only the
 * browser can mark the string as trusted; React sets it once and never looks inside. The element itself takes no part in the layout.
 */
export function StaticHtml({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline at build time
  return <div className="static" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
