'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './search-results.module.css';

/** Fetches the next hits when it comes into view, or by a press where the browser does not tell. */
export function MoreResults({ onMore }: { readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!(button.current && 'IntersectionObserver' in window)) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          setAsked(true);
          onMore();
        }
      },
      { rootMargin: '200px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.more}
      onClick={() => {
        setAsked(true);
        onMore();
      }}
    >
      {isAsked ? 'Fetching new results …' : 'More results'}
    </button>
  );
}
