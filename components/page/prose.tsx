'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isArrival } from '@/components/link/arrival';
import { afterPaint } from '@/lib/browser/at-idle';

/**
 * The text of a page. Where a reader has followed a link to it, the browser lays out and paints what is in view first, and the rest when
 * it has time (`app/styles/arriving.css`): half of the time that showing a page took was for what nobody saw yet. Not for a page that the
 * reader goes back to, or enters in its middle: its length must be known to find the place.
 */
export function Prose({ children }: { readonly children: ReactNode }) {
  const [isArriving, setArriving] = useState(isArrival);
  useEffect(() => {
    if (isArriving) {
      afterPaint(() => setArriving(false));
    }
  }, [isArriving]);
  return (
    <div className="prose" data-arriving={isArriving ? '' : undefined}>
      {children}
    </div>
  );
}
