import { SiteLink } from '@/components/chrome/link/site-link';
import type { Page } from '@/lib/content/pages/page';
import { editionLabels } from '@/lib/site/editions';
import { selfHosting } from '@/lib/site/sections';
import styles from './section-links.module.css';

/** What fits into the row on a phone. */
const shortNames: Readonly<Record<string, string>> = { 'Server Configuration': 'Server', Troubleshooting: 'Errors' };

type SectionLinksProps = { readonly page: Pick<Page, 'id' | 'sidebar' | 'editions'> };

/**
 * Renders links between the sections for self-hosters, or nothing on other pages. The links of the editions lead to the
 * same page in each edition that has one.
 */
export function SectionLinks({ page }: SectionLinksProps) {
  const section = page.sidebar ?? page.id;
  if (!selfHosting.some(({ to }) => isOf(section, to))) {
    return null;
  }
  const links = selfHosting.map(({ label, to }) => {
    const twin = page.editions.find((edition) => edition.label === label);
    const current = twin?.isCurrent ? ('page' as const) : isOf(section, to) ? ('true' as const) : undefined;
    const name = shortNames[label] ?? label;
    return { label, current, name, path: twin?.path ?? to };
  });
  const items = (isEdition: boolean) =>
    links
      .filter(({ label }) => Object.values<string>(editionLabels).includes(label) === isEdition)
      .map(({ name, path, current }) => (
        <li key={name}>
          {current === 'page' ? (
            <span aria-current="page">{name}</span>
          ) : (
            <SiteLink href={path} aria-current={current}>
              {name}
            </SiteLink>
          )}
        </li>
      ));
  return (
    <nav className={styles.links} aria-label="Self-hosting">
      <ul className="choices">{items(true)}</ul>
      <ul className={styles.others}>{items(false)}</ul>
    </nav>
  );
}

function isOf(section: string, path: string): boolean {
  return path.split('/')[1] === section;
}
