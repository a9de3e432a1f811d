import { useEffect } from 'react';
import { markBroken, markOnError } from './broken-pictures';

/** Marks the pictures that did not load: they offer no enlarging. */
export function useBrokenPictures(pathname: string): void {
  useEffect(() => {
    // An error of an image does not bubble.
    document.addEventListener('error', markOnError, true);
    return () => document.removeEventListener('error', markOnError, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings new pictures
  useEffect(() => markBroken(document), [pathname]);
}
