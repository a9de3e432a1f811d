import type { ReactNode } from 'react';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './aside.module.css';

/** The purpose of an aside. `danger` precedes a command that destroys data. */
export type AsideKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

const names: Record<AsideKind, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

const icons: Record<AsideKind, string> = {
  note: 'M4 3.5h8M4 6.5h8M4 9.5h5M2 1.5h12v13H2z',
  tip: 'M6 13.5h4M6.5 11.5c0-2-2.5-2.6-2.5-5.5a4 4 0 0 1 8 0c0 2.9-2.5 3.5-2.5 5.5z',
  info: 'M8 7.5v4M8 4.75v.01M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
  warning: 'M8 6v3.5M8 12v.01M8 1.5 15 14H1z',
  danger: 'M8 4.5v4M8 11.25v.01M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3z',
};

export function Aside({ kind, children }: { readonly kind: AsideKind; readonly children: ReactNode }) {
  return (
    <div className={styles.aside} data-kind={kind} role="note" aria-label={names[kind]}>
      <StrokeIcon className={styles.icon} d={icons[kind]} size={16} box={16} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
