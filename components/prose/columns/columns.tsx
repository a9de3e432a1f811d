import type { ReactNode } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import styles from './columns.module.css';

export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export type ColumnProps = { readonly title: string; readonly href: string; readonly children: ReactNode };

export function Column({ title, href, children }: ColumnProps) {
  return (
    <section className={styles.column} aria-label={title}>
      <h2 className={styles.title}>
        <SiteLink href={href}>{title}</SiteLink>
      </h2>
      {children}
    </section>
  );
}
