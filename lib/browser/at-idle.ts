/** Runs a callback when the browser is idle, within two seconds. */
function atIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act, { timeout: 2000 });
  } else {
    setTimeout(act, 200);
  }
}

/** Runs a callback when the browser has painted what has just changed, and is idle. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => atIdle(act));
}

/** How long after the load event background work starts, in milliseconds: before that, readers try their first key or press. */
const settleDelayMs = 4000;

/** Runs a callback some seconds after the load event, when the browser is idle. Call it before the load event. */
export function whenSettled(act: () => void): void {
  window.addEventListener('load', () => setTimeout(() => atIdle(act), settleDelayMs));
}
