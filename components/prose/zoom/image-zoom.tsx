'use client';

import { createContext, type ReactElement, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Controlled } from 'react-medium-image-zoom';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { exceedsMovementThreshold, grabOnHold, grabScale } from './grab';
import styles from './image-zoom.module.css';

type Picture = HTMLImageElement | SVGSVGElement;

/** What the content of the dialog needs. A context passes it, because the library renders the content. */
const ContentContext = createContext<{ readonly picture: Picture; readonly onReady: () => void } | null>(null);

export type ImageZoomProps = {
  readonly picture: Picture;
  readonly onClosed: () => void;
};

/**
 * Renders a picture, enlarged in a dialog. The library measures and moves an invisible copy on top of the picture,
 * because the picture itself is in HTML that React doesn't manage.
 */
export function ImageZoom({ picture, onClosed }: ImageZoomProps) {
  const [isZoomed, setZoomed] = useState(false);

  useLayoutEffect(() => {
    if (!isZoomed) {
      return;
    }
    // The library prevents page scrolling, but a scroll has to close the picture.
    document.body.style.removeProperty('overflow');
    document.body.style.removeProperty('width');
    picture.setAttribute('data-lifted', '');
    const from = { x: window.scrollX, y: window.scrollY };
    const close = () => setZoomed(false);
    const onScroll = () => exceedsMovementThreshold(from, { x: window.scrollX, y: window.scrollY }) && close();
    const listeners = new AbortController();
    window.addEventListener('scroll', onScroll, { passive: true, signal: listeners.signal });
    window.addEventListener('resize', close, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isZoomed, picture]);

  useEffect(
    () => () => {
      picture.removeAttribute('data-lifted');
      picture.closest('[data-zoom]')?.querySelector<HTMLElement>('[data-enlarge]')?.focus({ preventScroll: true });
    },
    [picture],
  );

  const onZoomChange = (shouldZoom: boolean, { event }: { event: { readonly type: string } }) => {
    if (event.type === 'close') {
      onClosed();
    } else if (!(shouldZoom || event.type === 'wheel')) {
      setZoomed(false);
    }
  };
  return (
    <span className={styles.host} aria-hidden="true" inert>
      <ContentContext value={{ picture, onReady: () => setZoomed(true) }}>
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
          {picture instanceof SVGSVGElement ? (
            <Copy of={picture} />
          ) : (
            // biome-ignore lint/performance/noImgElement: a copy of the visible image, from the same file
            <img
              src={picture.currentSrc || picture.src}
              alt={picture.alt}
              width={picture.offsetWidth}
              height={picture.offsetHeight}
              onError={onClosed}
            />
          )}
        </Controlled>
      </ContentContext>
    </span>
  );
}

/** Renders a copy of a drawing. It follows the theme, because it's inline SVG. */
function Copy({ of: drawing }: { readonly of: SVGSVGElement }) {
  const container = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(drawing.cloneNode(true)), [drawing]);
  return <span ref={container} />;
}

/** Renders the content of the dialog. The library renders it once the picture has loaded and can be enlarged. */
function Content({ img, buttonUnzoom }: { readonly img: ReactElement | null; readonly buttonUnzoom: ReactElement }) {
  const stage = useRef<HTMLDivElement>(null);
  const context = useContext(ContentContext);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the picture is there
  useEffect(() => {
    const element = stage.current;
    if (!element || !context) {
      return undefined;
    }
    const { picture, onReady } = context;
    const isDrawing = picture instanceof SVGSVGElement;
    const name = isDrawing ? picture.getAttribute('aria-label') : picture.alt;
    const dialog = element.closest('dialog');
    // The library labels the dialog by an ID that only images have.
    dialog?.removeAttribute('aria-labelledby');
    dialog?.setAttribute('aria-label', `Enlarged: ${name || 'Image'}`);
    onReady();
    return grabOnHold(element, () => {
      const naturalWidth = isDrawing ? picture.width.baseVal.value : picture.naturalWidth;
      return grabScale(naturalWidth, element.firstElementChild?.getBoundingClientRect().width || 1);
    });
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
  return <StrokeIcon d="m5 5 10 10M15 5 5 15" />;
}
