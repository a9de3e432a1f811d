import { useLayoutEffect } from 'react';
import { showValues } from './show-values';
import { useValues } from './use-values';

/**
 * Shows the reader's values in every page, and in what tools add to it. Pages are static text, so it renders nothing.
 */
export function LiveText() {
  const values = useValues();
  useLayoutEffect(() => {
    showValues(values);
    const addsElements = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node instanceof Element);
    const observer = new MutationObserver((records) => records.some(addsElements) && showValues(values));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [values]);
  return null;
}
