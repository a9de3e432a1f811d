'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { LazyPart } from '@/components/chrome/loading/lazy-part';
import { pictureOf } from './pictures';
import { zoomChangeEvent, zoomClosedEvent } from './zoom';

const load = () => import('./image-zoom').then(({ ImageZoom }) => ImageZoom);
const close = () => document.dispatchEvent(new Event(zoomClosedEvent));

/** Renders the enlarged picture that `zoom-control.ts` has chosen. Its code loads once a picture is about to open. */
export function ZoomStage() {
  const frame = useSyncExternalStore(onZoomChange, openFrame, () => null);
  const picture = frame && pictureOf(frame);
  return (
    picture?.parentElement &&
    createPortal(
      <LazyPart load={load} name="the enlarged picture">
        {(ImageZoom) => <ImageZoom picture={picture} onClosed={close} />}
      </LazyPart>,
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
