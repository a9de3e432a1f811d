import { SiteLink } from '@/components/chrome/link/site-link';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { FooterConfig } from '@/lib/site/footer';
import styles from './footer-logo.module.css';

/** Renders the footer's image for each theme. The browser fetches only the visible one, once it's near the viewport. */
export function FooterLogo({ alt, src, srcDark = src, href, width, height }: NonNullable<FooterConfig['logo']>) {
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
