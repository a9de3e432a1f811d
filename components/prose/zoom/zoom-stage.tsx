'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { loadPart } from '@/lib/browser/dom/load-part';
import { zoomChangeEvent, zoomClosedEvent } from './zoom-events';

const load = () => import('./image-zoom');
const close = () => document.dispatchEvent(new Event(zoomClosedEvent));

/** Renders the enlarged picture that `zoom-control.ts` has chosen. Its code loads once a picture is about to open. */
export function ZoomStage() {
  const frame = useSyncExternalStore(onZoomChange, openFrame, () => null);
  const picture = frame?.querySelector<HTMLImageElement | SVGSVGElement>('img, svg[role="img"]');
  return picture?.parentElement && createPortal(<LoadedZoom picture={picture} />, picture.parentElement);
}

function LoadedZoom({ picture }: { readonly picture: HTMLImageElement | SVGSVGElement }) {
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (container.current) {
      void loadPart(container.current, 'the enlarged picture', load).then(setLoaded);
    }
  }, []);
  return loaded ? <loaded.ImageZoom picture={picture} onClosed={close} /> : <div ref={container} />;
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
