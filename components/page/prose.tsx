'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/at-idle';

/** Whether a reader has followed a link to another page, from its top, which is still to come. */
let isExpected = false;

/** Says that such a page is to come, or that it has come. */
export function expectArrival(does: boolean): void {
  isExpected = does;
}

/**
 * The text of a page. Where a reader has followed a link to it, the browser lays out and paints what is in view first, and the rest when
 * it has time (`app/styles/arriving.css`): half of the time that showing a page took was for what nobody saw yet. Not for a page that the
 * reader goes back to, or enters in its middle: its length must be known to find the place.
 */
export function Prose({ children }: { readonly children: ReactNode }) {
  const [isArriving, setArriving] = useState(() => isExpected);
  useEffect(() => afterPaint(() => setArriving(false)), []);
  return (
    <div className="prose" data-arriving={isArriving || undefined}>
      {children}
    </div>
  );
}
