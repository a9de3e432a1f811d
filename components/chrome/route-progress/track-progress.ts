import { type Progress, progressAfter, type RouteEvent } from './progress';

/** Shows that a page change takes long. */
export type Bar = { start(): void; done(): void };

/** How long a page change can take before the bar shows, in milliseconds. */
const barDelayMs = 200;

/**
 * Tracks page changes, and shows the bar for those that take longer than 200 ms.
 *
 * @returns a function that handles each router event
 */
export function trackProgress(bar: Bar, basePath: string): (event: RouteEvent) => void {
  let progress: Progress = 'idle';
  let timer: ReturnType<typeof setTimeout>;
  const send = (event: Parameters<typeof progressAfter>[1]) => {
    const before = progress;
    progress = progressAfter(before, event, basePath);
    if (progress === before) {
      return;
    }
    clearTimeout(timer);
    if (progress === 'shown') {
      bar.start();
    } else if (before === 'shown') {
      bar.done();
    } else if (event.type === 'start') {
      // This module may have loaded some time after the start.
      timer = setTimeout(send, barDelayMs - (performance.now() - event.time), { type: 'late' });
    }
  };
  return send;
}
