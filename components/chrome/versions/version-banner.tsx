import type { NewestVersion } from '@/lib/site/manifest/version-links';
import styles from './version-banner.module.css';
import { VersionLink } from './version-link';

export type VersionBannerProps = {
  /** The label of the page's version. */
  readonly label: string;
  /** The page in the newest version; null if that's the page's version. */
  readonly newest: NewestVersion | null;
};

/** Renders a note on pages of older versions, with a link to the newest version, or nothing on other pages. */
export function VersionBanner({ label, newest }: VersionBannerProps) {
  if (!newest) {
    return null;
  }
  return (
    <p className={styles.banner} role="note">
      This is the documentation for version {label}, which isn’t the latest.{' '}
      <VersionLink href={newest.path} name={newest.name}>
        {newest.isSamePage ? `This page in ${newest.label}` : `Go to ${newest.label}`}
      </VersionLink>
    </p>
  );
}
