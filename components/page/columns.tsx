import type { ReactNode } from 'react';
import { Sidebar } from '@/components/sidebar/sidebar';
import type { ResolvedSidebar } from '@/lib/manifest/resolve';
import styles from './doc-page.module.css';

export type ColumnsProps = { readonly sidebar: ResolvedSidebar | null; readonly children: ReactNode };

/** The columns of a page: a sidebar where there is one, and beside it what the page consists of. */
export function Columns({ sidebar, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {sidebar && <Sidebar sidebar={sidebar} />}
      {children}
    </div>
  );
}
