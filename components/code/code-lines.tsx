'use client';

import { trustedHtml } from '@/lib/browser/trusted-html';

/**
 * Highlighted lines as one string of HTML. React neither walks nor compares it, which spares a page of code most of its hydration, and
 * leaves the marked placeholders to the document.
 */
export function CodeLines({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own highlighter at build time
  return <code dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
