import { SiteLink } from '@/components/chrome/link/site-link';
import type { EditionLink } from '@/lib/site/manifest/edition-links';

/** Renders links to the same page in the other editions, or nothing if no other edition has it. */
export function EditionSwitch({ editions }: { readonly editions: readonly EditionLink[] }) {
  if (editions.length === 0) {
    return null;
  }
  return (
    <nav aria-label="This page by edition">
      <ul className="choices">
        {editions.map(({ label, path, isCurrent }) => (
          <li key={path}>
            <SiteLink href={path} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
