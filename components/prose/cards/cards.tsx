import type { ReactNode } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import styles from './cards.module.css';

export function Cards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

export type CardProps = { readonly title: string; readonly href: string; readonly children?: ReactNode };

export function Card({ title, href, children }: CardProps) {
  return (
    <li className={styles.card}>
      <SiteLink href={href} className={styles.link}>
        {title}
      </SiteLink>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
