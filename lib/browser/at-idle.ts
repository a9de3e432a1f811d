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

/** Acts when a page has been painted for the first time since it was loaded, and the browser has nothing else to do. */
export function afterFirstPaint(act: () => void): void {
  const paints = new PerformanceObserver(() => {
    paints.disconnect();
    atIdle(act);
  });
  paints.observe({ type: 'paint', buffered: true });
}
