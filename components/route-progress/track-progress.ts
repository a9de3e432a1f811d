import { type Progress, progressAfter, type RouteEvent } from './progress';

/** What shows that a change of page takes long. */
export type Bar = { start(): void; done(): void };

/** How long a change of page may take unseen, in milliseconds. */
const patience = 200;

/**
 * Follows changes of page, and shows those that take longer than 200 ms.
 *
 * @returns what takes each event of the router
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
      // This may have been loaded after the start.
      timer = setTimeout(send, patience - (performance.now() - event.time), { type: 'late' });
    }
  };
  return send;
}
