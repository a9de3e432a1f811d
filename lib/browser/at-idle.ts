/** Runs a callback when the browser is idle, within two seconds. */
export function atIdle(act: () => void): void {
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
