export type Point = { readonly x: number; readonly y: number };

/** How far the page can be scrolled under an open picture before the picture closes, in pixels. */
const thresholdPx = 40;

export function exceedsMovementThreshold(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) >= thresholdPx || Math.abs(to.y - from.y) >= thresholdPx;
}

/** How long a press must last to become a grab, in milliseconds. */
const holdMs = 200;

/** Returns the scale that shows a grabbed picture at its natural width, but at least 1.5 and at most 4. */
export function grabScale(naturalWidth: number, displayedWidth: number): number {
  return Math.min(4, Math.max(1.5, naturalWidth / displayedWidth));
}

/**
 * Handles press and hold: after 200 ms, a picture grows around the pointer and follows it, and a release puts it back.
 * A finger that moves before that scrolls. The click after a grab has no effect.
 *
 * @param stage fills the screen around the picture, grows with it, and has `data-grabbed` during the grab
 * @returns a function that ends this
 */
export function grabOnHold(stage: HTMLElement, scaleOf: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let pressedAt: Point | null = null;
  let isOver = false;
  const isGrabbed = () => stage.hasAttribute('data-grabbed');
  const follow = ({ x, y }: Point) => {
    stage.style.transformOrigin = `${x}px ${y}px`;
  };
  const end = () => {
    clearTimeout(timer);
    isOver = isGrabbed();
    pressedAt = null;
    stage.removeAttribute('data-grabbed');
  };
  const listeners = new AbortController();
  const on = (target: EventTarget, name: string, listen: (event: PointerEvent) => void, passive = true) =>
    target.addEventListener(name, listen as EventListener, { signal: listeners.signal, passive });

  on(window, 'pointerdown', (event) => {
    end();
    const isOn = event.target instanceof Node && stage.contains(event.target);
    if (isOn && event.button === 0 && event.isPrimary && !(event.metaKey || event.ctrlKey)) {
      pressedAt = { x: event.clientX, y: event.clientY };
      follow(pressedAt);
      timer = setTimeout(() => {
        stage.style.setProperty('--grab-scale', `${scaleOf()}`);
        stage.setAttribute('data-grabbed', '');
      }, holdMs);
    }
  });
  on(window, 'pointermove', (event) => {
    const point = { x: event.clientX, y: event.clientY };
    if (pressedAt && (isGrabbed() || event.pointerType === 'mouse')) {
      follow(point);
    } else if (pressedAt && exceedsMovementThreshold(pressedAt, point)) {
      end();
    }
  });
  on(window, 'pointerup', end);
  on(window, 'pointercancel', end);
  const ignoreClick = (event: MouseEvent) => {
    if (isOver) {
      isOver = false;
      event.stopPropagation();
    }
  };
  window.addEventListener('click', ignoreClick, { signal: listeners.signal, capture: true });
  // During a grab, a finger neither scrolls nor opens a context menu.
  for (const name of ['touchmove', 'contextmenu']) {
    on(stage, name, (event) => isGrabbed() && event.preventDefault(), false);
  }
  on(stage, 'dragstart', (event) => event.preventDefault(), false);

  return () => {
    end();
    listeners.abort();
  };
}
