import { PrivacyButton } from '@/components/chrome/consent/privacy-button';
import { SiteLink } from '@/components/chrome/link/site-link';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { env } from '@/lib/site/env';
import { type FooterConfig, footer } from '@/lib/site/footer';
import type { SiteEntry } from '@/lib/site/site-entries';
import styles from './site-footer.module.css';

/**
 * Renders the footer of every page, from `lib/site/footer.ts`. Its links also serve as the phone menu in browsers
 * without scripts, and a button reopens the consent bar if the site has a tag manager.
 */
export function SiteFooter({ config = footer }: { readonly config?: FooterConfig }) {
  const { style, links, columns, logo, copyright } = config;
  return (
    <footer className={styles.footer} data-style={style}>
      <nav id="site-links" aria-label="All sections" className={links ? styles.row : styles.columns}>
        {links && <Links entries={links} />}
        {columns?.map(({ title, items }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <Links entries={items} label={title} />
          </div>
        ))}
      </nav>
      {(logo ?? copyright) && (
        <div className={styles.end}>
          {logo && <Logo {...logo} />}
          {copyright && <p>{copyright}</p>}
          {env.gtmId && <PrivacyButton />}
        </div>
      )}
    </footer>
  );
}

function Links({ entries, label }: { readonly entries: readonly SiteEntry[]; readonly label?: string }) {
  return (
    <ul className={styles.links} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <SiteLink href={entry.to ?? entry.href}>{entry.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Renders the image for each theme. The browser fetches only the visible one, once it's near the viewport. */
function Logo({ alt, src, srcDark = src, href, width, height }: NonNullable<FooterConfig['logo']>) {
  const images = [
    { address: src, className: styles.light },
    { address: srcDark, className: styles.dark },
  ].map(({ address, className }) => (
    // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, and an export has no optimizer
    <img
      key={className}
      src={withBasePath(address)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  ));
  return href === undefined ? images : <SiteLink href={href}>{images}</SiteLink>;
}
