import { SiteLink } from '@/components/chrome/link/site-link';
import type { PageLink } from '@/lib/content/pages/page';
import styles from './doc-page.module.css';

export type FolderPageProps = {
  readonly path: string;
  readonly pages: readonly (PageLink & { readonly description: string })[];
};

/** Renders a folder that has no page of its own: says so, and lists the pages in it. */
export function FolderPage({ path, pages }: FolderPageProps) {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <h1>Page not found</h1>
      <p>
        There’s no page at <code>{path}</code>, but this section has these pages:
      </p>
      <dl>
        {pages.map((page) => (
          <div key={page.path}>
            <dt>
              <SiteLink href={page.path}>{page.label}</SiteLink>
            </dt>
            <dd>{page.description}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
