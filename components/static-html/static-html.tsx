'use client';

import { useMemo } from 'react';
import { trustedHtml } from '@/lib/browser/trusted-html';

/**
 * A stretch of text as one string of HTML (see `lib/mdx/rehype-static.mjs`). A client component, because only the
 * browser can mark the string as trusted; React sets it once and never looks inside. The element itself takes no part in the layout.
 */
export function StaticHtml({ html }: { readonly html: string }) {
  // Kept: React sets a marked string again whenever it is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline at build time
  return <div className="static" dangerouslySetInnerHTML={{ __html: trusted }} />;
}
