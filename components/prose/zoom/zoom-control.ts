import { closestTo } from '@/lib/browser/dom/closest';
import { swapAttributes } from '@/lib/browser/dom/feedback';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { startApp } from '@/lib/next-internals/start-app';
import { frameOf, isHeldEnter } from './pictures';
import { closed, openDelayMs, type Zoom, type ZoomEvent, zoomAfter, zoomChangeEvent, zoomClosedEvent } from './zoom';

let zoom: Zoom = closed;
let timer: ReturnType<typeof setTimeout> | undefined;
let hideFailure: () => void = () => undefined;

/** Decides which picture is enlarged, and shows that one is about to open. React renders it (`zoom-stage.tsx`). */
export function installZoom(): void {
  document.addEventListener('click', (event) => {
    if (!closestTo(event, 'dialog')) {
      send({ type: 'click', frame: frameOf(event) });
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      send({ type: 'escape' });
    }
    if (isHeldEnter(event)) {
      event.preventDefault();
    }
  });
  document.addEventListener(zoomClosedEvent, () => send({ type: 'closed' }));
  document.addEventListener(pageChangeEvent, () => send({ type: 'closed' }));
}

function send(event: ZoomEvent): void {
  const before = zoom;
  zoom = zoomAfter(before, event);
  if (zoom === before) {
    return;
  }
  clearTimeout(timer);
  if (before.stage !== 'closed') {
    setStage(before.frame, '');
  }
  if (zoom.stage !== 'closed') {
    setStage(zoom.frame, zoom.stage);
  }
  if (zoom.stage === 'opening') {
    const { frame } = zoom;
    hideFailure();
    timer = setTimeout(send, openDelayMs, { type: 'due' });
    startApp().catch(() => {
      send({ type: 'closed' });
      showFailure(frame);
    });
  }
  document.dispatchEvent(new CustomEvent(zoomChangeEvent));
}

function setStage(frame: Element, stage: string): void {
  if (frame.getAttribute('data-zoom') !== 'broken') {
    frame.setAttribute('data-zoom', stage);
  }
}

function showFailure(frame: Element): void {
  const button = frame.querySelector('[data-enlarge]');
  if (button) {
    hideFailure = swapAttributes(button, { 'aria-label': "Couldn't load. Try again", 'data-failed': '' });
  }
}
