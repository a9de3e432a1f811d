import { useState } from 'react';
import { SiteLink } from '@/components/link/site-link';
import { loadValuePages, type ValuePages } from './load-value-pages';
import styles from './value-field.module.css';

/** The pages that use a value, fetched when the reader asks for them. */
export function UsedOn({
  name,
  label,
  onLeave,
}: {
  readonly name: string;
  readonly label: string;
  readonly onLeave: () => void;
}) {
  const [pages, setPages] = useState<ValuePages | 'loading' | 'failed'>('loading');
  const onToggle = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => {
    if (currentTarget.open && typeof pages === 'string') {
      setPages('loading');
      loadValuePages().then(setPages, () => setPages('failed'));
    }
  };
  return (
    <details className={styles.used} onToggle={onToggle}>
      <summary aria-label={`Where is this used: ${label}`}>Where is this used</summary>
      {pages === 'loading' && <p role="status">Looking it up.</p>}
      {pages === 'failed' && <p role="alert">The list could not be loaded. Close this and open it again.</p>}
      {typeof pages === 'object' && (
        <ul>
          {(pages[name] ?? []).map(({ path, title }) => (
            <li key={path}>
              <SiteLink href={path} onClick={onLeave}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
