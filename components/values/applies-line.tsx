import { SiteLink } from '@/components/chrome/link/site-link';
import type { Page } from '@/lib/content/pages/page';
import { editionLabels } from '@/lib/site/editions';
import styles from './applies-line.module.css';

type AppliesLineProps = { readonly page: Pick<Page, 'sidebar' | 'editionLinks' | 'dimmedFor' | 'latestSince'> };

/** Renders lines for readers who chose an edition: the page is for another, or parts are dimmed. CSS shows them. */
export function AppliesLine({ page: { sidebar, editionLinks, dimmedFor, latestSince } }: AppliesLineProps) {
  const own = Object.entries(editionLabels).find(([name]) => name === sidebar);
  const dimmed = own ? dimmedFor.filter((name) => name === own[0]) : dimmedFor;
  return (
    <>
      {own && (
        <p className={styles.line} data-applies-line="other" data-page-edition={own[0]}>
          This page is for {own[1]}.{' '}
          {Object.entries(editionLabels).map(([name, label]) => {
            const page = editionLinks.find((link) => link.label === label && !link.isCurrent);
            return (
              page && <SiteLink key={name} href={page.path} data-name={name}>{`Go to the ${label} page`}</SiteLink>
            );
          })}{' '}
          <ShowAllButton />
        </p>
      )}
      {(dimmed.length > 0 || latestSince !== '') && (
        <p
          className={styles.line}
          data-applies-line="dimmed"
          data-dimmed-for={dimmed.join(' ')}
          data-since-version={latestSince || undefined}
        >
          Parts that don’t apply to{' '}
          {Object.entries(editionLabels).map(([name, label]) => (
            <b key={name} data-name={name}>
              {label}
            </b>
          ))}
          {/* `applies.ts` may have written the version before React hydrates it. */}
          <b data-chosen-version="" suppressHydrationWarning>
            {''}
          </b>{' '}
          are dimmed. <ShowAllButton />
        </p>
      )}
    </>
  );
}

function ShowAllButton() {
  return (
    <button type="button" className={styles.undo} data-values-undo="">
      Show all editions
    </button>
  );
}
