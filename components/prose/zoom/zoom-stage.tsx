'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { OnDemand } from '@/components/tools/on-demand';
import { zoomChangeEvent, zoomClosedEvent } from './zoom-events';

const load = () => import('./image-zoom').then(({ ImageZoom }) => ImageZoom);
const close = () => document.dispatchEvent(new Event(zoomClosedEvent));

/** Renders the enlarged picture that `zoom-control.ts` has chosen. Its code loads once a picture is about to open. */
export function ZoomStage() {
  const frame = useSyncExternalStore(onZoomChange, openFrame, () => null);
  const pictures = frame?.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg[role="img"]') ?? [];
  // A drawing has a second layout for phones.
  const picture = [...pictures].find((layout) => layout.checkVisibility());
  return (
    picture?.parentElement &&
    createPortal(
      <OnDemand name="the enlarged picture" load={load} props={{ picture, onClosed: close }} />,
      picture.parentElement,
    )
  );
}

function onZoomChange(listener: () => void): () => void {
  const onChange = () => {
    if (document.querySelector('[data-zoom="opening"]')) {
      // A failure shows when the picture opens.
      load().catch(() => undefined);
    }
    listener();
  };
  onChange();
  document.addEventListener(zoomChangeEvent, onChange);
  return () => document.removeEventListener(zoomChangeEvent, onChange);
}

function openFrame(): Element | null {
  return document.querySelector('[data-zoom="open"]');
}
