import { atIdle } from '@/lib/browser/at-idle';

/**
 * Begins something once the page has loaded and the browser has nothing else to do.
 *
 * @param begin returns what ends it
 * @returns what ends it, or keeps it from beginning
 */
export function whenIdle(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  let isWanted = true;
  const act = () => {
    end = isWanted ? begin() : null;
  };
  const wait = () => atIdle(act);
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
  return () => {
    isWanted = false;
    end?.();
  };
}
