import type { AlternateVersion } from '@/lib/site/manifest/alternate-versions';
import styles from './version-banner.module.css';
import { VersionLink } from './version-link';

export type VersionBannerProps = {
  readonly version: { readonly name: string; readonly label: string };
  /** The page's address in every version, the newest first. */
  readonly alternateVersions: readonly AlternateVersion[];
};

/** Renders a note on pages of older versions, with a link to the newest version, or nothing on other pages. */
export function VersionBanner({ version, alternateVersions }: VersionBannerProps) {
  const [newest] = alternateVersions;
  if (!newest || newest.name === version.name) {
    return null;
  }
  return (
    <p className={styles.banner} role="note">
      This is the documentation for version {version.label}, which isn’t the latest.{' '}
      <VersionLink href={newest.path} name={newest.name}>
        {newest.isSamePage ? `This page in ${newest.label}` : `Go to ${newest.label}`}
      </VersionLink>
    </p>
  );
}
