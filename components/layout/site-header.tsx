import { SiteLink } from '@/components/link/site-link';
import { site } from '@/lib/site/config';
import styles from './site-header.module.css';
import { Wordmark } from './wordmark';

const sections = [
  { label: 'Lite', path: '/lite/' },
  { label: 'Pro', path: '/pro/' },
  { label: 'Enterprise', path: '/enterprise/' },
  { label: 'Server', path: '/server' },
  { label: 'Services', path: '/services/' },
  { label: 'API', path: '/api/' },
  { label: 'Troubleshooting', path: '/troubleshooting' },
] as const;

/** The head of every page: the way home, and the sections. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <SiteLink href="/" className={styles.home} aria-label={`${site.name}, home`}>
        <Wordmark />
      </SiteLink>
      <nav aria-label="Main" className={styles.nav}>
        <ul className={styles.list}>
          {sections.map(({ label, path }) => (
            <li key={path}>
              <SiteLink href={path}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
