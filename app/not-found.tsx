import type { Metadata } from 'next';
import { NotFoundText } from '@/components/layout/not-found-text';
import styles from '@/components/page/doc-page.module.css';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <NotFoundText />
    </main>
  );
}
