import { SiteLink } from '@/components/chrome/link/site-link';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './doc-page.module.css';

/**
 * Renders a page that has moved. The refresh is for readers without scripts;
 * `components/page/address/address-script.tsx` is faster, and keeps the query and hash.
 */
export function RedirectPage({ to }: { readonly to: string }) {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(to)}`} />
      <h1>This page has moved</h1>
      <p>
        Its new address is <SiteLink href={to}>{to}</SiteLink>.
      </p>
    </main>
  );
}
