import type { ReactNode } from 'react';
import { Sidebar } from '@/components/chrome/sidebar/sidebar';
import type { ResolvedSidebar } from '@/lib/site/manifest/types';
import styles from './doc-page.module.css';

type PageColumnsProps = { readonly sidebar: ResolvedSidebar | null; readonly children: ReactNode };

export function PageColumns({ sidebar, children }: PageColumnsProps) {
  return (
    <div className={styles.columns}>
      {sidebar && <Sidebar sidebar={sidebar} />}
      {children}
    </div>
  );
}
