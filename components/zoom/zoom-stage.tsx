'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { LazyPart } from '@/components/loading/lazy-part';
import { frameOf, isHeldEnter, pictureOf } from './pictures';
import { closed, delay, zoomAfter } from './zoom';

const load = () => import('./image-zoom').then(({ ImageZoom }) => ImageZoom);

/**
 * Enlarges the pictures of every page on a click or Enter; what does it is loaded with the first of them.
 *
 * @param early the clicks that came before this was there
 */
export function ZoomStage({ early }: { readonly early: readonly MouseEvent[] }) {
  const [zoom, send] = useReducer(zoomAfter, closed);
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('dialog'))) {
        send({ type: 'click', frame: frameOf(event) });
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        send({ type: 'escape' });
      }
      if (isHeldEnter(event)) {
        event.preventDefault();
      }
    };
    // The last of them: without a sign of the first, a second one, or a key that was held, asks again and calls nothing off.
    early.slice(-1).forEach(onClick);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [early]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings new pictures
  useEffect(() => () => send({ type: 'gone' }), [pathname]);

  useEffect(() => {
    if (zoom.stage === 'closed') {
      return;
    }
    const { stage, frame } = zoom;
    if (frame.getAttribute('data-zoom') !== 'broken') {
      frame.setAttribute('data-zoom', stage);
    }
    const timer = setTimeout(send, delay, { type: 'due' });
    // What fails here is asked for again, and told, when the picture is to open.
    load().catch(() => undefined);
    return () => {
      clearTimeout(timer);
      if (frame.getAttribute('data-zoom') === stage) {
        frame.setAttribute('data-zoom', '');
      }
    };
  }, [zoom]);

  const picture = zoom.stage === 'open' ? pictureOf(zoom.frame) : null;
  return (
    picture?.parentElement &&
    createPortal(
      <LazyPart load={load} name="the enlarged picture">
        {(ImageZoom) => <ImageZoom picture={picture} onClosed={() => send({ type: 'gone' })} />}
      </LazyPart>,
      picture.parentElement,
    )
  );
}
