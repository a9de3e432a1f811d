'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { arrival } from '@/components/chrome/link/page-changes';
import { afterPaint } from '@/lib/browser/dom/at-idle';

/**
 * Renders the text of a page. When the reader follows a link to it, the browser lays out and paints what's in view
 * first, and the rest when it's idle (`app/styles/arriving.css`). Otherwise, half of the time that it takes to show a
 * page would go to text that's out of view. This doesn't apply to pages that the reader goes back to or enters at an
 * anchor, because finding the position requires the full height.
 */
export function Prose({ children }: { readonly children: ReactNode }) {
  const [isArriving, setArriving] = useState(arrival.isExpected);
  useEffect(() => afterPaint(() => setArriving(false)), []);
  return (
    <div className="prose" data-arriving={isArriving || undefined}>
      {children}
    </div>
  );
}
