import { SiteLink } from '@/components/link/site-link';
import { StaticHtml } from '@/components/static-html/static-html';
import type { ResolvedItem } from '@/lib/manifest/resolve';
import { editionLabels } from '@/lib/site/editions.mjs';
import styles from './sidebar.module.css';
import { sidebarHtml } from './sidebar-html';

export type SidebarProps = {
  readonly label: string;
  readonly items: readonly ResolvedItem[];
  /** Canonical path of the page that is shown. */
  readonly current: string;
};

/** The pages of a section, in reading order. As one string: a sidebar may hold a hundred links, and each page carries it. */
export function Sidebar({ label, items, current }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={label} data-sidebar={label}>
      {Object.entries(editionLabels).map(
        ([edition, name]) =>
          name !== label && (
            <SiteLink key={edition} href={`/${edition}/`} className={styles.edition} data-edition-link={edition}>
              Your edition: {name}
            </SiteLink>
          ),
      )}
      <StaticHtml html={sidebarHtml(items, current)} />
    </nav>
  );
}
