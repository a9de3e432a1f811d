/** Runs a callback when the browser is idle, or after two seconds at the latest. */
export function atIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act, { timeout: 2000 });
  } else {
    setTimeout(act, 200);
  }
}

export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => atIdle(act));
}

/** How long background work waits for readers' first clicks after the load event, in milliseconds. */
export const settleDelayMs = 4000;

/** Runs a callback some time after the load event, when the browser is idle. Call it before the load event. */
export function whenSettled(act: () => void, delayMs = settleDelayMs): void {
  window.addEventListener('load', () => setTimeout(() => atIdle(act), delayMs));
}
