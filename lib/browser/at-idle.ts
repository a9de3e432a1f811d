/** Acts when the browser has nothing else to do, and within two seconds. */
export function atIdle(act: () => void): void {
  // Safari has learnt this only lately.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act, { timeout: 2000 });
  } else {
    setTimeout(act, 200);
  }
}

/** Acts when the browser has painted what has just been changed, and has nothing else to do. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => atIdle(act));
}
