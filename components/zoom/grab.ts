import { hasMovedAway, type Place } from './moved-away';

/** How long a press lasts until it is a grab, in milliseconds. */
const hold = 200;

/** How much larger a grabbed picture is: at least half again, up to the size it was made in, and never more than four times. */
export function grabScale(natural: number, shown: number): number {
  return Math.min(4, Math.max(1.5, natural / shown));
}

export type Grab = {
  /** Whether the press that just ended was a grab, so that the click after it means nothing. Asking forgets it. */
  wasGrab(): boolean;
  stop(): void;
};

/**
 * Press and hold: after 200 ms a picture grows around the pointer and follows it; release returns it. A finger that moves before that
 * scrolls.
 *
 * @param stage fills the screen around the picture, grows with it, and gets `data-grabbed` while it is held
 * @param scaleOf how much larger the picture becomes
 */
export function grabOnHold(stage: HTMLElement, scaleOf: () => number): Grab {
  let timer: ReturnType<typeof setTimeout>;
  let down: Place | null = null;
  let isOver = false;
  const isGrabbed = () => stage.hasAttribute('data-grabbed');
  const follow = ({ x, y }: Place) => {
    stage.style.transformOrigin = `${x}px ${y}px`;
  };
  const end = () => {
    clearTimeout(timer);
    isOver = isGrabbed();
    down = null;
    stage.removeAttribute('data-grabbed');
  };
  const listeners = new AbortController();
  const on = (target: EventTarget, name: string, listen: (event: PointerEvent) => void, passive = true) =>
    target.addEventListener(name, listen as EventListener, { signal: listeners.signal, passive });

  on(window, 'pointerdown', (event) => {
    end();
    const isOn = event.target instanceof Node && stage.contains(event.target);
    if (isOn && event.button === 0 && event.isPrimary && !(event.metaKey || event.ctrlKey)) {
      down = { x: event.clientX, y: event.clientY };
      follow(down);
      timer = setTimeout(() => {
        stage.style.setProperty('--grab-scale', `${scaleOf()}`);
        stage.setAttribute('data-grabbed', '');
      }, hold);
    }
  });
  on(window, 'pointermove', (event) => {
    const place = { x: event.clientX, y: event.clientY };
    if (down && (isGrabbed() || event.pointerType === 'mouse')) {
      follow(place);
    } else if (down && hasMovedAway(down, place)) {
      end();
    }
  });
  on(window, 'pointerup', end);
  on(window, 'pointercancel', end);
  // A held finger neither scrolls nor opens a menu.
  for (const name of ['touchmove', 'contextmenu']) {
    on(stage, name, (event) => isGrabbed() && event.preventDefault(), false);
  }
  on(stage, 'dragstart', (event) => event.preventDefault(), false);

  return {
    wasGrab() {
      const was = isOver;
      isOver = false;
      return was;
    },
    stop() {
      end();
      listeners.abort();
    },
  };
}
