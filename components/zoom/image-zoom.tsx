'use client';

import { createContext, type ReactElement, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Controlled } from 'react-medium-image-zoom';
import { type Grab, grabOnHold, grabScale } from './grab';
import styles from './image-zoom.module.css';
import { hasMovedAway } from './moved-away';

export type ImageZoomProps = {
  readonly picture: HTMLImageElement | SVGSVGElement;
  /** Called when the picture is back in its place, or cannot be shown. */
  readonly onClosed: () => void;
};

/** What the inside of the dialog, which the library renders, needs of the outside. */
type Inside = {
  /** The width that the picture was made in. */
  readonly naturalWidth: () => number;
  readonly name: string;
  readonly onReady: () => void;
  readonly onGrab: (grab: Grab | null) => void;
};
const InsideContext = createContext<Inside | null>(null);

/**
 * A picture, enlarged in a dialog. It measures and moves a copy that lies unseen over the picture, because the picture itself is part of
 * a page that React does not hold.
 */
export function ImageZoom({ picture, onClosed }: ImageZoomProps) {
  const [isZoomed, setZoomed] = useState(false);
  const grab = useRef<Grab | null>(null);
  const isDrawing = picture instanceof SVGSVGElement;
  const name = isDrawing ? picture.getAttribute('aria-label') : picture.alt;

  useLayoutEffect(() => {
    if (!isZoomed) {
      return;
    }
    // The library stops the page from scrolling; but a scroll is what closes the picture.
    document.body.style.removeProperty('overflow');
    document.body.style.removeProperty('width');
    picture.setAttribute('data-lifted', '');
    const from = { x: window.scrollX, y: window.scrollY };
    const close = () => setZoomed(false);
    const onScroll = () => hasMovedAway(from, { x: window.scrollX, y: window.scrollY }) && close();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', close);
    };
  }, [isZoomed, picture]);

  useEffect(
    () => () => {
      picture.removeAttribute('data-lifted');
      picture.closest('[data-zoom]')?.querySelector<HTMLElement>('[data-enlarge]')?.focus({ preventScroll: true });
    },
    [picture],
  );

  const onZoomChange = (wanted: boolean, { event }: { event: { readonly type: string } }) => {
    if (event.type === 'close') {
      onClosed();
    } else if (!(wanted || event.type === 'wheel' || (event.type === 'click' && grab.current?.wasGrab()))) {
      setZoomed(false);
    }
  };
  const inside = {
    naturalWidth: () => (isDrawing ? picture.width.baseVal.value : picture.naturalWidth),
    name: name || 'Image',
    onReady: () => setZoomed(true),
    onGrab: (value: Grab | null) => {
      grab.current = value;
    },
  };
  return (
    <span className={styles.host} aria-hidden="true" inert>
      <InsideContext value={inside}>
        <Controlled
          isZoomed={isZoomed}
          onZoomChange={onZoomChange}
          wrapElement="span"
          zoomMargin={window.matchMedia('(width > 62.25em)').matches ? 48 : 12}
          canSwipeToUnzoom={false}
          classDialog={styles.dialog ?? ''}
          a11yNameButtonUnzoom="Close"
          IconUnzoom={CloseIcon}
          ZoomContent={Content}
        >
          {isDrawing ? (
            <Copy of={picture} />
          ) : (
            // biome-ignore lint/performance/noImgElement: a copy of the image that is shown, from the same file
            <img
              src={picture.currentSrc || picture.src}
              alt={picture.alt}
              width={picture.offsetWidth}
              height={picture.offsetHeight}
              onError={onClosed}
            />
          )}
        </Controlled>
      </InsideContext>
    </span>
  );
}

/** A copy of a drawing, which keeps to the theme because it is drawn again. */
function Copy({ of: drawing }: { readonly of: SVGSVGElement }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(drawing.cloneNode(true)), [drawing]);
  return <span ref={place} />;
}

/** The inside of the dialog. The library renders it once the picture is there, which is the sign that it can be enlarged. */
function Content({ img, buttonUnzoom }: { readonly img: ReactElement | null; readonly buttonUnzoom: ReactElement }) {
  const stage = useRef<HTMLDivElement>(null);
  const inside = useContext(InsideContext);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picture is there
  useEffect(() => {
    const element = stage.current;
    if (!element || !inside) {
      return;
    }
    const dialog = element.closest('dialog');
    // The library names it by an id that only images get.
    dialog?.removeAttribute('aria-labelledby');
    dialog?.setAttribute('aria-label', `Enlarged: ${inside.name}`);
    const grab = grabOnHold(element, () =>
      grabScale(inside.naturalWidth(), element.firstElementChild?.getBoundingClientRect().width || 1),
    );
    inside.onGrab(grab);
    inside.onReady();
    return () => {
      grab.stop();
      inside.onGrab(null);
    };
  }, []);

  return (
    <>
      <div ref={stage} className={styles.stage}>
        {img}
      </div>
      <p className={styles.hint}>Press and hold to zoom in</p>
      {buttonUnzoom}
    </>
  );
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.icon}>
      <path d="m3 3 10 10M13 3 3 13" />
    </svg>
  );
}
