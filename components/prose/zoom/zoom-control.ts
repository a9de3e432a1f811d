import { closestTo, hasModifier } from '@/lib/browser/dom/events';
import { swapAttributes } from '@/lib/browser/dom/feedback';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { startApp } from '@/lib/next-internals/start-app';
import { zoomChangeEvent, zoomClosedEvent } from './zoom-events';

/** How long a picture takes to open, during which it can be canceled, in milliseconds. */
const openDelayMs = 500;

/** The frame of the picture that's about to open or open. */
let active: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hideFailure: () => void = () => undefined;

/**
 * Decides which picture is enlarged, and shows that one is about to open. Until then, another click anywhere and Escape
 * cancel it, except that a click on another picture opens that one, and so does one on a picture whose dialog is
 * closed. React renders it (`zoom-stage.tsx`).
 */
export function installZoom(): void {
  document.addEventListener('click', (event) => {
    if (closestTo(event, 'dialog')) {
      return;
    }
    const frame = frameOf(event);
    if (frame && (frame !== active || frame.querySelector('[data-lifted]'))) {
      open(frame);
    } else if (frame || active?.getAttribute('data-zoom') === 'opening') {
      close();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      close();
    }
    // Each repetition of a held Enter would be another click.
    if (event.key === 'Enter' && event.repeat && closestTo(event, '[data-enlarge], dialog button')) {
      event.preventDefault();
    }
  });
  document.addEventListener(zoomClosedEvent, () => {
    // The picture may have been pressed again before its dialog reported that it's closed.
    if (active?.getAttribute('data-zoom') === 'open') {
      close();
    }
  });
  document.addEventListener(pageChangeEvent, close);
}

/** Returns the frame of a clicked picture; null for other clicks, and with modifiers. */
function frameOf(event: MouseEvent): Element | null {
  const isPlain = event.button === 0 && !hasModifier(event);
  return isPlain && closestTo(event, '[data-enlarge], img, svg') ? closestTo(event, '[data-zoom]') : null;
}

function open(frame: Element): void {
  close();
  hideFailure();
  active = frame;
  setStage(frame, 'opening');
  timer = setTimeout(setStage, openDelayMs, frame, 'open');
  startApp().catch(() => {
    close();
    showFailure(frame);
  });
}

function close(): void {
  clearTimeout(timer);
  if (active) {
    setStage(active, '');
    active = null;
  }
}

function setStage(frame: Element, stage: string): void {
  frame.setAttribute('data-zoom', stage);
  document.dispatchEvent(new Event(zoomChangeEvent));
}

function showFailure(frame: Element): void {
  const button = frame.querySelector('[data-enlarge]');
  if (button) {
    hideFailure = swapAttributes(button, { 'aria-label': "Couldn't load. Try again", 'data-failed': '' });
  }
}
